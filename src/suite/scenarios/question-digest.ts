import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '../fixtures/read-fixture';
import type { ScenarioInfo } from './scenario-info';

/** Long enough that two of a few thousand questions never share one by chance. */
const length = 12;

let fixtures: readonly { readonly name: string; readonly text: string }[] | null = null;

/**
 * Tells questions apart: two scenarios have the same digest when they ask the same.
 *
 * That is their level, their traits, their steps, and the shared fixture classes that the steps name. Titles and tags of
 * another kind may change. What a law checks is code, and not part of it.
 *
 * @param question - The scenario.
 * @returns A short text.
 */
export function questionDigest({ level, traits, steps }: Question): string {
  const used = readFixtures().filter(({ name }) => steps.includes(`the fixture class ${name}`));
  const question = [level, [...traits].sort(), steps, used.map(({ text }) => text)];
  return createHash('sha256').update(JSON.stringify(question)).digest('hex').slice(0, length);
}

type Question = Pick<ScenarioInfo, 'level' | 'traits' | 'steps'>;

function readFixtures(): readonly { readonly name: string; readonly text: string }[] {
  fixtures ??= readdirSync(fixtureFolder).map((file) => ({
    name: file.replace(/\.json$/, ''),
    text: readFileSync(join(fixtureFolder, file), 'utf8'),
  }));
  return fixtures;
}
