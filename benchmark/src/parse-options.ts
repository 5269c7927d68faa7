import { parseArgs } from 'node:util';
import { tasks } from './tasks';

/** What the command line may say. */
export interface BenchmarkOptions {
  readonly rounds: number;
  readonly tasks: readonly string[];
  /** The PHP program; empty for none. */
  readonly php: string;
  /** A directory that holds another system with PHP and Laravel. */
  readonly phpRoot: string | null;
  readonly parts: readonly Part[];
  readonly help: boolean;
}

/** The parts of a benchmark. */
export type Part = 'race' | 'growth' | 'conformance';

/** The text that explains the options. */
export const usage = `npm run bench -- [options]

  --only PARTS      race, growth, conformance; separated by commas (all of them)
  --tasks IDS       of the race, separated by commas: ${tasks.map(({ id }) => id).join(', ')} (all of them)
  --rounds N        blocks per contender and task (21)
  --php COMMAND     the PHP that has Laravel's packages, "" for none (php)
  --php-root DIR    the root of another system with PHP and Laravel, entered with chroot
`;

const PARTS: readonly Part[] = ['race', 'growth', 'conformance'];

/**
 * Reads the command line.
 *
 * @param args - The arguments after the program's name.
 * @returns The options.
 * @throws TypeError or RangeError when the arguments are wrong.
 */
export function parseOptions(args: readonly string[]): BenchmarkOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      tasks: { type: 'string', default: tasks.map(({ id }) => id).join(',') },
      rounds: { type: 'string', default: '21' },
      php: { type: 'string', default: 'php' },
      'php-root': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new RangeError(`--rounds: expected a whole number above 0, received "${values.rounds}"`);
  }
  return {
    rounds,
    tasks: listOf(
      '--tasks',
      values.tasks,
      tasks.map(({ id }) => id),
    ),
    php: values.php,
    phpRoot: values['php-root'] ?? null,
    parts: listOf('--only', values.only, PARTS),
    help: values.help,
  };
}

function listOf<T extends string>(option: string, text: string, allowed: readonly T[]): T[] {
  const given = text.split(',').map((one) => one.trim());
  const wrong = given.find((one) => !allowed.some((known) => known === one));
  if (wrong !== undefined)
    throw new RangeError(`${option}: expected some of ${allowed.join(', ')}, received "${wrong}"`);
  return allowed.filter((known) => given.includes(known));
}
