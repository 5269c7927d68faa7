import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/suite/package-root';
import { referenceFiles } from './reference-files';
import { rowsNamedIn } from './rows-named-in';

/** A declaration of the reference that does what an interface row says. */
export interface SourcePlace {
  /** Relative to the package. */
  readonly file: string;
  readonly line: number;
  /** The declared name, behind that of its class. */
  readonly name: string;
}

/**
 * Finds the declarations whose docstrings name interface rows: `Interface row: X` or `Interface rows: X, Y`,
 * each id in backticks.
 */
export function sourcePlaces(): Map<string, SourcePlace[]> {
  const places = new Map<string, SourcePlace[]>();
  for (const file of referenceFiles()) {
    for (const [id, place] of placesIn(file, readFileSync(join(packageRoot, file), 'utf8'))) {
      places.set(id, [...(places.get(id) ?? []), place]);
    }
  }
  return places;
}

/**
 * Finds the declarations of one file whose docstrings name interface rows, as pairs of a row's id and the
 * declaration.
 */
export function placesIn(file: string, text: string): [string, SourcePlace][] {
  const found: [string, SourcePlace][] = [];
  for (const { 0: docstring, index } of text.matchAll(/\/\*\*(?:[^*]|\*(?!\/))*\*\//g)) {
    const before = text.slice(0, index + docstring.length);
    const skipped = /^(?:\s|\/\/.*|@.*\n)*/.exec(text.slice(before.length))?.[0] ?? '';
    const line = `${before}${skipped}`.split('\n').length;
    const declaration = text.slice(before.length + skipped.length).split('\n', 1)[0] ?? '';
    const name = nameOf(declaration, before);
    for (const id of rowsNamedIn(docstring)) found.push([id, { file, line, name }]);
  }
  return found;
}

function nameOf(declaration: string, before: string): string {
  const topLevel = /\b(?:class|function|const|interface|type) (\w+)/.exec(declaration)?.[1];
  if (topLevel !== undefined) return topLevel;
  if (declaration.startsWith('export {')) return 'exports';
  const member =
    /^(?:(?:public|protected|private|static|override|abstract|readonly|async|get|set) )*([\w#$]+)/.exec(
      declaration,
    )?.[1];
  const owner = [...before.matchAll(/^export (?:abstract )?(?:class|interface) (\w+)/gm)].at(-1)?.[1];
  return [owner, member].filter((part) => part !== undefined).join('.');
}
