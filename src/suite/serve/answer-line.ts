import type { Driver } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import { sendRequest } from '../driver/send-request';
import { messageProblem } from '../protocol/message-check';
import { isVerb } from '../protocol/verb';

/** The error codes of JSON-RPC 2.0. */
const rpcCodes = {
  notJson: -32700,
  noRequest: -32600,
  unknownVerb: -32601,
  badParams: -32602,
  internal: -32603,
};

/** An answer, and whether it is the last one. */
export interface Answer {
  readonly text: string;
  readonly isLast: boolean;
}

type Id = number | string | null;
type Message = { readonly [key: string]: unknown };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Answers one line of the protocol.
 *
 * @param driver - The driver that does the work.
 * @param line - The line, without its end.
 * @returns The answer; every line gets one.
 */
export async function answerLine(driver: Driver, line: Buffer): Promise<Answer> {
  let message: unknown;
  try {
    message = JSON.parse(decoder.decode(line));
  } catch {
    return failure(null, rpcCodes.notJson, 'Expected one JSON-RPC request in UTF-8 a line');
  }
  if (typeof message !== 'object' || message === null || Array.isArray(message)) {
    return failure(null, rpcCodes.noRequest, 'Expected a request object; there are no batches');
  }
  const { jsonrpc, id, method, params = {} } = message as Message;
  if (typeof id !== 'number' && typeof id !== 'string') {
    return failure(null, rpcCodes.noRequest, 'Expected an id; there are no notifications');
  }
  if (jsonrpc !== '2.0' || typeof method !== 'string') {
    return failure(id, rpcCodes.noRequest, 'Expected "jsonrpc":"2.0" and a method');
  }
  if (!isVerb(method))
    return failure(id, rpcCodes.unknownVerb, `Expected a verb of the protocol, received "${method}"`);
  const problem = messageProblem(method, 'request', params);
  if (problem !== null) return failure(id, rpcCodes.badParams, problem);
  try {
    const result = await sendRequest(driver, method, params as object);
    const mistake = messageProblem(method, 'result', result);
    if (mistake !== null) return failure(id, rpcCodes.internal, `${method}: the result is wrong, ${mistake}`);
    return { text: JSON.stringify({ jsonrpc: '2.0', id, result }), isLast: method === 'shutdown' };
  } catch (thrown) {
    return failure(id, codeOf(thrown), thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/**
 * Answers a line that is longer than is taken.
 *
 * @param maxBytes - The longest line that is taken.
 * @returns The text of the answer.
 */
export function tooLong(maxBytes: number): string {
  return failure(null, rpcCodes.noRequest, `Expected lines of at most ${maxBytes} bytes`).text;
}

function codeOf(thrown: unknown): number {
  const isBadRequest = thrown instanceof DriverFault && thrown.culprit === 'suite';
  return isBadRequest ? rpcCodes.badParams : rpcCodes.internal;
}

function failure(id: Id, code: number, message: string): Answer {
  return { text: JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } }), isLast: false };
}
