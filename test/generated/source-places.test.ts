import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesIn } from './source-places';

const source = `/** Interface row: \`Statement.a\` */
export class Page extends Base {
  /** Its path. Interface row: \`Paginator.$path\` */
  protected static override $path = '/';

  /**
   * Does something.
   *
   * Interface rows: \`Paginator.url\`, \`Paginator.default.path\`
   */
  // A comment between.
  async #url(page: number): string {}

  /** Of no row, although it mentions \`Paginator.url\`. */
  other(): void {}
}

/**
 * Is of no class.
 *
 * Interface row: \`Shared.tap\`
 */
export function tap(): void {}
`;

test('a place is the declaration below a docstring that names a row, with the class it is in', () => {
  assert.deepEqual(
    placesIn('page.ts', source).map(([id, { file, line, name }]) => `${id} ${file}:${line} ${name}`),
    [
      'Statement.a page.ts:2 Page',
      'Paginator.$path page.ts:4 Page.$path',
      'Paginator.url page.ts:12 Page.#url',
      'Paginator.default.path page.ts:12 Page.#url',
      'Shared.tap page.ts:23 tap',
    ],
  );
});
