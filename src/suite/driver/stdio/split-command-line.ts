const word = /(?:[^\s"'\\]|\\.|"(?:[^"\\]|\\.)*"|'[^']*')+/gs;
const part = /"((?:[^"\\]|\\.)*)"|'([^']*)'|\\(.)|([^"'\\]+)/gs;

/**
 * Splits a command line into words without a shell.
 *
 * Blanks separate words; double quotes, single quotes and backslashes protect them as in a POSIX shell. Nothing is
 * expanded.
 *
 * @param commandLine - For example `php drivers/php/driver.php --framework "laravel"`.
 * @returns The words.
 * @throws SyntaxError when a quote is not closed.
 */
export function splitCommandLine(commandLine: string): readonly string[] {
  const rest = commandLine.replace(word, '').trim();
  if (rest !== '')
    throw new SyntaxError(
      `expected a command line in which every quote is closed, received ${JSON.stringify(commandLine)}`,
    );
  return Array.from(commandLine.matchAll(word), ([raw]) => raw.replace(part, unquote));
}

function unquote(
  _: string,
  double: string | undefined,
  single: string | undefined,
  escaped: string | undefined,
  plain: string | undefined,
): string {
  if (double !== undefined) return double.replace(/\\(["\\$`])/g, '$1');
  return single ?? escaped ?? plain ?? '';
}
