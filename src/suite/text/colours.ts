import { styleText } from 'node:util';

/** Marks text in the few ways the command line uses. */
export interface Colours {
  good(text: string): string;
  bad(text: string): string;
  dim(text: string): string;
  strong(text: string): string;
}

/** Where text goes: a terminal, or anything else. */
export interface Output {
  readonly isTTY?: boolean | undefined;
  hasColors?(env?: object): boolean;
}

const plain: Colours = { good: String, bad: String, dim: String, strong: String };

// The caller has decided already, so the stream that Node would look at does not matter.
const style = (format: 'green' | 'red' | 'dim' | 'bold') => (text: string) =>
  styleText(format, text, { validateStream: false });

const coloured: Colours = {
  good: style('green'),
  bad: style('red'),
  dim: style('dim'),
  strong: style('bold'),
};

/**
 * Decides whether output has colours.
 *
 * @param output - Where the text goes.
 * @param env - The environment: NO_COLOR turns colours off, FORCE_COLOR on (0: off); else a terminal that has some gets them.
 * @returns Colours, or what leaves text as it is.
 */
export function coloursFor(output: Output, env: NodeJS.ProcessEnv): Colours {
  const { NO_COLOR: no = '', FORCE_COLOR: force } = env;
  if (no !== '') return plain;
  if (force !== undefined) return force === '0' || force === 'false' ? plain : coloured;
  return output.isTTY === true && output.hasColors?.(env) !== false ? coloured : plain;
}
