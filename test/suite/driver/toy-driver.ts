import assert from 'node:assert/strict';
import { beforeEach } from 'node:test';
import { InProcessDriver } from '../../../src/suite/driver/in-process-driver';
import type { Closure, Expression, Outcome } from '../../../src/suite/protocol/wire';
import * as toy from './toy-module';

export const driver = new InProcessDriver(toy, { name: 'toy', version: '1', language: 'typescript' });
export const thisObject = { $this: true } as const;
export const fn = (body: Expression): { readonly $fn: Closure } => ({ $fn: { body } });

beforeEach(() => driver.reset());

export async function resultOf(outcome: Promise<Outcome>): Promise<unknown> {
  const result = await outcome;
  assert.ok('value' in result, JSON.stringify(result));
  return result.value;
}

export async function errorOf(outcome: Promise<Outcome>): Promise<{ kind: string; message: string }> {
  const result = await outcome;
  assert.ok('error' in result, JSON.stringify(result));
  return result.error;
}

export async function handleOf(outcome: Promise<Outcome>): Promise<string> {
  const { $ref } = (await resultOf(outcome)) as { $ref: string };
  return $ref;
}

/** Evaluates an expression in the body of a method that gets the given arguments. */
export async function evaluate(body: Expression, args: readonly Expression[] = []): Promise<unknown> {
  await driver.define({ class: 'Probe', methods: { run: fn(body) } });
  return resultOf(driver.call(await handleOf(driver.create('Probe', [])), 'run', args));
}
