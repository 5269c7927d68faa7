import { Console } from 'node:console';

/**
 * Makes the console write to stderr only.
 *
 * @returns A function that puts the console back.
 */
export function quietConsole(): () => void {
  const former = { ...console };
  Object.assign(console, new Console(process.stderr));
  return () => {
    Object.assign(console, former);
  };
}
