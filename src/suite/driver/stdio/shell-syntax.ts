const quoted = /\\.|'[^']*'|"(?:[^"\\]|\\.)*"/gs;
const expansion = /\$\{?\w+\}?|\$\(|`/;
const builtins = /^(?:\.|alias|cd|eval|exec|export|source|ulimit|umask|unset)$/;

/**
 * Finds what only a shell would understand in a command line.
 *
 * @param commandLine - The command line.
 * @returns The first such thing, in words, or null when the command line needs no shell.
 */
export function findShellSyntax(commandLine: string): string | null {
  // What is protected by quotes counts as one letter, but for what a shell expands inside double quotes.
  const open = commandLine.replace(quoted, (text) =>
    text.startsWith('"') ? `_${expansion.exec(text.replace(/\\./gs, '_'))?.[0] ?? ''}` : '_',
  );
  const [found] = expansion.exec(open) ?? /&&|\|\||[|&;<>*?\n]/.exec(open.trim()) ?? [];
  if (found !== undefined) return JSON.stringify(found);
  const [assignment] = /^\s*[A-Za-z_]\w*=\S*/.exec(open) ?? [];
  if (assignment !== undefined) return `the assignment ${JSON.stringify(assignment.trim())}`;
  const [, home] = /(?:^|\s)(~\S*)/.exec(open) ?? [];
  if (home !== undefined) return JSON.stringify(home);
  const [program = ''] = open.trim().split(/\s/);
  return builtins.test(program) ? `"${program}", which is part of the shell` : null;
}
