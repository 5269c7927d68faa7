import * as reference from '../../index';
import { referenceProperties } from './reference-properties';

/** The reference, as the in-process driver judges it. */
export const referenceExports: { readonly [name: string]: unknown } = {
  ...reference,
  interfaceProperties: referenceProperties(reference),
  profile: 'profile:hypervel',
};

/** A file of the package that the reference belongs to. */
export const referencePath = __filename;
