import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { judge, newFolder } from './touchstone';

it('an implementation with default views of its own fails no scenario but those that name the views', () => {
  const module = join(newFolder(), 'own-views.js');
  const reference = join(__dirname, '..', '..', '..', 'src', 'reference', 'conformance.ts');
  writeFileSync(
    module,
    `const reference = require(${JSON.stringify(reference)});
     class Paginator extends reference.Paginator {
       static flushState() {
         super.flushState();
         Paginator.defaultView('acme/pages');
         Paginator.defaultSimpleView('acme/simple');
       }
     }
     Paginator.flushState();
     module.exports = { ...reference, Paginator, traits: { follows: ['*'] } };`,
  );
  const rows = ['--rows', 'Paginator.url', 'AnonymousResourceCollection.wrap', 'Paginator.flushState'];
  const { scenarios, totals } = judge(...rows, '--runs', '5', '--module', module).file;
  const failed = scenarios.filter(({ status }) => status === 'failed');
  assert.ok(failed.length > 0);
  for (const { id, message } of failed) assert.match(message, /received: "acme\/(pages|simple)"/, id);
  assert.ok(totals.all.passed > 100);
});
