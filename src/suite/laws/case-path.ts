/** How the failure of a law names the smallest counterexample: fast-check's path to it, on a line of its own. */
export const casePath = {
  /** Writes the line. */
  line: (path: string): string => `path ${path}`,
  /** Finds the path in the message of a failure; null when there is none. */
  find: (message: string): string | null => /^ *path (\d+(?::\d+)*)$/m.exec(message)?.[1] ?? null,
  /** Leaves the line out, where the command to rerun stands beside the message and has it. */
  without: (message: string): string => message.replace(/\n *path \d+(?::\d+)*$/m, ''),
};
