import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const driver = join(__dirname, '../../drivers/php/driver.php');

export interface Answer {
  readonly id: number | null;
  // biome-ignore lint/suspicious/noExplicitAny: results are looked into at any depth and compared as they are
  readonly result?: any;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Sends raw lines to a new driver, ends the input, and returns the answers. */
export const talkRaw = (
  lines: readonly string[],
  args: readonly string[] = [],
): { answers: Answer[]; status: number | null; stderr: string } => {
  const { stdout, stderr, status } = spawnSync('php', [driver, ...args], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  const answers = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Answer => JSON.parse(line));
  return { answers, status, stderr };
};

export type Message = readonly [method: string, params?: object];

/** Sends messages to a new driver that was started with these arguments. */
export const talkTo = (args: readonly string[], ...messages: readonly Message[]): Answer[] =>
  talkRaw(
    messages.map(([method, params], index) =>
      JSON.stringify({ jsonrpc: '2.0', id: index, method, params: params ?? {} }),
    ),
    args,
  ).answers;

export const talk = (...messages: readonly Message[]): Answer[] => talkTo([], ...messages);

export const last = (...messages: readonly Message[]): Answer => {
  const answers = talk(...messages);
  assert.equal(answers.length, messages.length);
  return answers.at(-1) ?? { id: null };
};

export const create = (name: string, ...args: unknown[]): Message => ['create', { class: name, args }];
export const call = (target: string, operation: string, ...args: unknown[]): Message => [
  'call',
  { target, operation, args },
];
export const callStatic = (name: string, operation: string, ...args: unknown[]): Message => [
  'callStatic',
  { class: name, operation, args },
];
export const get = (target: string, property: string): Message => ['get', { target, property }];
export const define = (name: string, more: object): Message => ['define', { class: name, ...more }];
export const fn = (body: unknown, id?: string): object => ({
  $fn: id === undefined ? { body } : { id, body },
});

const probe = spawnSync('php', [driver], { input: '', encoding: 'utf8' });
export const skip =
  probe.status === 0 ? false : `the PHP driver cannot start here: ${probe.error ?? probe.stderr}`;
