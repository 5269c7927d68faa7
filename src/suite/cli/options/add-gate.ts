import { type Gate, gateParts } from '../../results/gate';
import { requireOneOf } from '../../usage/require-one-of';
import { UsageError } from '../../usage/usage-error';

/**
 * Makes a reader of gates from the command line, which collects one more at each call.
 *
 * @param option - The option, for the error message.
 * @param figure - What the gates are about.
 * @returns A function of `[part=]percent` and the gates so far. It throws UsageError for any other text.
 */
export function addGate(
  option: string,
  figure: Gate['figure'],
): (text: string, before?: readonly Gate[]) => readonly Gate[] {
  return (text, before = []) => {
    const [, named = 'all', number = ''] = /^(?:([^=]*)=)?([^=]*?)%?$/.exec(text) ?? [];
    const part = requireOneOf(option, gateParts, named);
    const percent = /^\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
    if (!(percent <= 100)) {
      throw new UsageError(
        `${option}: expected a number from 0 to 100, such as 95 or stated=100, received "${text}"`,
      );
    }
    return [...before, { figure, part, percent }];
  };
}
