import { InvalidArgumentError } from 'commander';
import type { Gate } from '../../results/gate';
import { levels } from '../../scenarios/scenario-info';
import { suggest } from '../../usage/suggest';

const known: readonly string[] = [...levels, 'all'];

/**
 * Makes a reader of gates from the command line, which collects one more at each call.
 *
 * @param figure - What the gates are about.
 * @returns A function of `[level=]percent` and the gates so far. It throws InvalidArgumentError for any other text.
 */
export function addGate(figure: Gate['figure']): (text: string, before?: readonly Gate[]) => readonly Gate[] {
  return (text, before = []) => {
    const [, level = 'all', number = ''] = /^(?:([^=]*)=)?([^=]*?)%?$/.exec(text) ?? [];
    if (!known.includes(level)) {
      throw new InvalidArgumentError(
        `Expected one of ${known.join(', ')}, received "${level}"${suggest(level, known)}.`,
      );
    }
    const percent = /^\d+(\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
    if (!(percent <= 100)) {
      throw new InvalidArgumentError(
        `Expected a number from 0 to 100, such as 95 or stated=100, received "${text}".`,
      );
    }
    return [...before, { figure, level: level as Gate['level'], percent }];
  };
}
