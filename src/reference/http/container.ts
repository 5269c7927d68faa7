import type { Request } from './request';

/** Where resources find what belongs to the process, which is the current request. */
export class Container {
  /** The current request; null while none is being answered. */
  static request: Request | null = null;
}
