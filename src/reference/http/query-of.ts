import { wrongType } from '../errors';
import { Request } from './request';

/** Returns the query of a request, which a program in JavaScript may have left out. */
export function queryOf(request: unknown): unknown {
  if (request instanceof Request) return request.query();
  throw wrongType('toResponse(request)', 'a Request', request);
}
