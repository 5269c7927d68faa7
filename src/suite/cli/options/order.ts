import { InvalidArgumentError } from 'commander';
import type { Order } from '../../run/order';
import { seed } from './numbers';

/**
 * Reads from the command line in which order scenarios run.
 *
 * @param text - What was typed.
 * @returns The order.
 * @throws InvalidArgumentError for any other text.
 */
export function order(text: string): Order {
  if (text === 'defined') return text;
  const [, number] = /^random:(.*)$/.exec(text) ?? [];
  if (number !== undefined) return `random:${seed(number)}`;
  throw new InvalidArgumentError(`Expected defined, or random:SEED such as random:7, received "${text}".`);
}
