import { type Gate, type GatePart, gateParts } from '../../results/gate';
import { suggest } from '../../usage/suggest';
import { UsageError } from '../../usage/usage-error';

const known: readonly string[] = gateParts;

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
    const [, part = 'all', number = ''] = /^(?:([^=]*)=)?([^=]*?)%?$/.exec(text) ?? [];
    if (!known.includes(part)) {
      throw new UsageError(
        `${option}: expected one of ${known.join(', ')}, received "${part}"${suggest(part, known)}`,
      );
    }
    const percent = /^\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
    if (!(percent <= 100)) {
      throw new UsageError(
        `${option}: expected a number from 0 to 100, such as 95 or stated=100, received "${text}"`,
      );
    }
    return [...before, { figure, part: part as GatePart, percent }];
  };
}
