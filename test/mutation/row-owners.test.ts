import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { newFolder } from '../suite/cli/touchstone';
import { type OwnersOf, rowOwners } from './row-owners';

const helpers = `
export function shared(): number {
  return deep();
}
function deep(): number {
  return 1;
}
export function unused(): number {
  return 2;
}
`;
const classes = `
import { shared } from './helpers';
export interface Shape {
  area(): number;
}
/** A class. Interface row: \`Class.statement\` */
class Square implements Shape {
  #size = 3;
  /**
   * Says it.
   *
   * Interface rows: \`Class.one\`, \`Class.two\`
   */
  one(): number {
    return shared() + this.#size;
  }
  area(): number {
    return 4;
  }
  other(): number {
    return 5;
  }
}
export const sign: unique symbol = Symbol('sign');
/** Interface row: \`Error.raised\` */
export function raised(): number {
  return 6;
}
export class Signed {
  get [sign](): number {
    return 7;
  }
}
export class Plain {
  eight(): number {
    return 8;
  }
}
/** Interface row: \`Class.five\` */
export function five(value: unknown): boolean {
  return value instanceof Plain;
}
/** Interface row: \`Class.four\` */
export function four(signed: Signed): number {
  return signed[sign] + raised();
}
/** Interface row: \`Class.three\` */
export function three(shape: Shape): number {
  return shape.area() + shared();
}
`;

/** Asks about the line that has a text. */
function asker(folder: string, owners: OwnersOf): (name: string, text: string) => string[] {
  const sources: Record<string, string> = { helpers, classes };
  return (name, text) => {
    const before = (sources[name] ?? '').split(text)[0] ?? '';
    const lines = before.split('\n');
    const file = relative(packageRoot, join(folder, `${name}.ts`));
    return [...owners(file, lines.length, (lines.at(-1)?.length ?? 0) + 1)].sort();
  };
}

test('code belongs to the rows of its docstring, or of what uses it, and of its class', () => {
  const folder = newFolder();
  const files = Object.entries({ helpers, classes }).map(([name, text]) => {
    writeFileSync(join(folder, `${name}.ts`), text);
    return join(folder, `${name}.ts`);
  });
  const owners = asker(folder, rowOwners(files));
  assert.deepEqual(owners('classes', 'shared() + this'), ['Class.one', 'Class.two']);
  assert.deepEqual(owners('classes', '= 3'), ['Class.one', 'Class.statement', 'Class.two']);
  assert.deepEqual(owners('classes', '4;'), ['Class.statement', 'Class.three'], 'by the interface');
  assert.deepEqual(owners('classes', '5;'), ['Class.statement']);
  assert.deepEqual(owners('classes', '6;'), ['Class.four', 'Error.raised']);
  assert.deepEqual(owners('classes', '7;'), ['Class.four'], 'by the symbol that is its name');
  assert.deepEqual(owners('classes', '8;'), [], 'what is asked for the class does not call its members');
  assert.deepEqual(owners('helpers', '1;'), ['Class.one', 'Class.three', 'Class.two']);
  assert.deepEqual(owners('helpers', '2;'), []);
  assert.throws(() => rowOwners(files)('no.ts', 1, 1), /Expected a file that was read, received no\.ts/);
});
