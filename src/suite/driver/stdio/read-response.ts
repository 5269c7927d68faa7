import type { FaultKind } from '../driver-fault';
import { show } from './driver-process';

/** What one line of a driver says. */
export type Response =
  | { readonly result: unknown }
  | { readonly rpcError: string }
  | { readonly fault: FaultKind; readonly what: string };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a line of a driver as the answer to a request.
 *
 * @param line - The line.
 * @param id - The id of the request that waits.
 * @returns The result, the driver's JSON-RPC error, or what is wrong with the line.
 */
export function readResponse(line: Buffer, id: number): Response {
  const message = parse(line);
  if (message instanceof Error) {
    const what = `expected a JSON-RPC answer on one line, received ${show(line)} (${message.message})`;
    return { fault: 'not-a-message', what };
  }
  const wrong = (what: string): Response => ({
    fault: 'wrong-shape',
    what: `${what}, received ${show(line)}`,
  });
  if (message.jsonrpc !== '2.0') return wrong('expected "jsonrpc":"2.0"');
  const hasResult = Object.hasOwn(message, 'result');
  const { error } = message;
  if (hasResult === (error !== undefined)) return wrong('expected either a result or an error');
  // A driver that could not read a request cannot know its id.
  const isUnknownRequest = error !== undefined && message.id === null;
  if (message.id !== id && !isUnknownRequest) return wrong(`expected the answer to request ${id}`);
  if (hasResult) return { result: message.result };
  if (typeof error !== 'object' || error === null) return wrong('expected an error with code and message');
  const { code, message: text } = error as { readonly [key: string]: unknown };
  if (!Number.isInteger(code) || typeof text !== 'string')
    return wrong('expected an error with code and message');
  return { rpcError: `${String(code)} ${text}` };
}

function parse(line: Buffer): { readonly [key: string]: unknown } | Error {
  try {
    const value: unknown = JSON.parse(decoder.decode(line));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as { readonly [key: string]: unknown }) : new TypeError('not an object');
  } catch (problem) {
    return problem as Error;
  }
}
