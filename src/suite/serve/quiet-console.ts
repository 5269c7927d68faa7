const methods = ['log', 'info', 'debug', 'dir', 'table'] as const;

/**
 * Makes the console write to stderr only.
 *
 * @returns A function that puts the console back.
 */
export function quietConsole(): () => void {
  const former = methods.map((name) => [name, console[name]] as const);
  for (const name of methods) console[name] = (...args: unknown[]): void => console.error(...args);
  return () => {
    for (const [name, method] of former) Object.assign(console, { [name]: method });
  };
}
