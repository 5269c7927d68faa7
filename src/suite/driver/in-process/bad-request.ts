import { DriverFault } from '../driver-fault';

const longestExcerpt = 200;

/**
 * Builds the fault for a request that no driver could carry out.
 *
 * @param what - What is wrong, in words.
 * @param received - The offending part of the request.
 * @returns The fault; it belongs to the suite.
 */
export function badRequest(what: string, received?: unknown): DriverFault {
  const excerpt =
    received === undefined ? '' : `; received ${JSON.stringify(received)?.slice(0, longestExcerpt)}`;
  return new DriverFault('rpc-error', `${what}${excerpt}`, 'suite');
}
