import * as reference from '../../reference/index';

/** The reference, as the in-process driver judges it. */
export const referenceExports: { readonly [name: string]: unknown } = {
  ...reference,
  traits: { follows: ['*'] },
};

/** A file of the package that the reference belongs to. */
export const referencePath = __filename;
