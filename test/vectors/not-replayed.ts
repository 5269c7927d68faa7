import type { Program } from './record';

/** Programs that are not replayed, each with its reason. */
const byId: Readonly<Record<string, string>> = {};

/** Why a program is not replayed; null when it is. */
export function reasonNotToReplay(program: Program): string | null {
  if (program.portability === 'php-only') return 'shows a detail of the PHP engine';
  return byId[program.id] ?? null;
}
