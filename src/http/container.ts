import { wrongType } from '../support/errors';
import { Request } from './request';

let current: Request | null = null;

/** Where resources find what belongs to the process, which is the current request. */
export class Container {
  /** The current request; null while none is being answered. */
  static get request(): Request | null {
    return current;
  }

  static set request(request: Request | null) {
    if (request !== null && !(request instanceof Request)) {
      throw wrongType('Container.request', 'a Request or null', request);
    }
    current = request;
  }
}
