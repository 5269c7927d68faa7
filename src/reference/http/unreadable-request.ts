import { Request } from './request';

/**
 * Makes a request that can be handed on but not read.
 *
 * @param error - What reading it throws.
 * @returns The request.
 */
export function unreadableRequest(error: Error): Request {
  return new Proxy(Object.create(Request.prototype) as Request, {
    get(): never {
      throw error;
    },
  });
}
