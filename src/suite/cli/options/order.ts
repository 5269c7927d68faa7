import type { Order } from '../../run/order';
import { largestSeed } from '../../seed';
import { UsageError } from '../../usage/usage-error';
import { integer } from './numbers';

const seed = integer('--order random:SEED', 0, largestSeed);

/**
 * Reads from the command line in which order scenarios run.
 *
 * @param text - What was typed.
 * @returns The order.
 * @throws UsageError for any other text.
 */
export function order(text: string): Order {
  if (text === 'defined') return text;
  const [, number] = /^random:(.*)$/.exec(text) ?? [];
  if (number !== undefined) return `random:${seed(number)}`;
  throw new UsageError(`--order: expected defined, or random:SEED such as random:7, received "${text}"`);
}
