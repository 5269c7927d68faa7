import { join } from 'node:path';
import { packageRoot } from '../../package-root';

type Kit = typeof import('../../../../drivers/javascript/touchstone-protocol.cjs');

// Drivers are shipped as they are, so that they lie at another depth than compiled files.
const path = join(packageRoot, 'drivers', 'javascript', 'touchstone-protocol.cjs');

/** What every JavaScript driver is made with. */
export const javascriptKit = require(path) as Kit;

/** A JavaScript class, or anything else that can be constructed. */
export type AnyClass = Parameters<NonNullable<Hooks['isProtected']>>[0];

/** What a driver says of its implementation. */
export type Hooks = Parameters<Kit['createDriver']>[0];
