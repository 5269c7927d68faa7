import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { packageRoot } from '../../../src/suite/package-root';
import { findRow, interfaceRows, suggestRow } from '../../../src/suite/rows/catalogue';

/** The tables of the interface document that say something of each row in their last column: names and that sentence. */
function sentencesOfDocument(): string[] {
  let isTold = false;
  const sentences: string[] = [];
  for (const line of readFileSync(join(packageRoot, 'spec', 'interface.md'), 'utf8').split('\n')) {
    if (!line.startsWith('|')) isTold = false;
    else if (/\| (?:Effect|Meaning|Error) \|$/.test(line)) isTold = true;
    else if (isTold && !line.startsWith('|---')) {
      const [names = '', ...cells] = line.slice(2, -2).split(' | ');
      const plain = names.replace(/static |protected | \(paginator\)/g, '');
      // A row of errors names several operations at once.
      for (const name of cells.length === 1 ? [plain] : plain.split(' / '))
        sentences.push(`${name}: ${cells.at(-1)}`);
    }
  }
  return sentences.sort();
}

it('every row says what the document says of it, in its words', () => {
  const entries: readonly Record<string, string>[] = JSON.parse(
    readFileSync(join(packageRoot, 'spec', 'operations.json'), 'utf8'),
  );
  const told = entries.flatMap(({ name, effect, error }) =>
    (effect ?? error) === undefined ? [] : [`${name}: ${effect ?? error}`],
  );
  assert.deepEqual(told.sort(), sentencesOfDocument());
  for (const { id, effect, error } of entries) {
    const sentence = effect ?? error;
    if (sentence !== undefined) assert.ok(findRow(id ?? '')?.text.endsWith(`. ${sentence}`), id);
  }
});

it('a default says its value, and an operation that only forwards its signature', () => {
  assert.equal(
    findRow('Paginator.default.pageName')?.text,
    'Page-name query variable (resolveCurrentPage parameter pageName). The default: page.',
  );
  assert.equal(findRow('AnonymousResourceCollection.offsetGet')?.text, 'offsetGet (mixed $offset): mixed');
  assert.equal(interfaceRows.length, 178);
});

it('the row meant by an unknown id has the same name in another component, or is the nearest', () => {
  assert.equal(suggestRow('Paginator.__call'), ', did you mean "Shared.__call"?');
  assert.equal(suggestRow('Paginater.url'), ', did you mean "Paginator.url"?');
  assert.equal(suggestRow('ResourceCollection.count'), ', did you mean "AnonymousResourceCollection.count"?');
  assert.equal(suggestRow('Paginator.urll'), ', did you mean "Paginator.url"?');
});
