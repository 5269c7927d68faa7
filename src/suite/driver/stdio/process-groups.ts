const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const live = new Set<number>();

/**
 * Makes sure that a process group dies with this process.
 *
 * @param leader - The id of the process that leads the group.
 */
export function watchGroup(leader: number): void {
  if (live.size === 0) {
    process.on('exit', killAll);
    for (const signal of signals) process.on(signal, dieOf);
  }
  live.add(leader);
}

/**
 * Sends a signal to all processes of a group, the leader's children included.
 *
 * @param leader - The id of the process that leads the group.
 * @param signal - The signal.
 */
export function signalGroup(leader: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(-leader, signal);
  } catch (thrown) {
    // Nobody is left, or only processes that are already dying.
    const { code } = thrown as { readonly code?: unknown };
    if (code !== 'ESRCH' && code !== 'EPERM') throw thrown;
  }
}

/**
 * Ends a group and what was arranged for it.
 *
 * @param leader - The id of the process that leads the group.
 */
export function endGroup(leader: number): void {
  signalGroup(leader, 'SIGKILL');
  live.delete(leader);
  if (live.size > 0) return;
  process.off('exit', killAll);
  for (const signal of signals) process.off(signal, dieOf);
}

function killAll(): void {
  for (const leader of live) signalGroup(leader, 'SIGKILL');
}

function dieOf(signal: NodeJS.Signals): void {
  killAll();
  live.clear();
  process.off('exit', killAll);
  for (const each of signals) process.off(each, dieOf);
  // Other listeners have their own idea of what the signal means; without any it ends the process, as always.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}
