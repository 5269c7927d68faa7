import assert from 'node:assert/strict';
import Module from 'node:module';
import { it } from 'node:test';
import { moduleCommand } from '../../../src/suite/driver/module-command';
import { UsageError } from '../../../src/suite/usage/usage-error';

const { _extensions: loaders } = Module as unknown as { _extensions: Record<string, unknown> };
const knowsTypeScript = Boolean((process.features as { typescript?: unknown }).typescript);

it('a module is served by a process of its own', () => {
  const { title, words } = moduleCommand('/somewhere/module.cjs');
  assert.equal(title, 'Module "/somewhere/module.cjs"');
  assert.equal(words[0], process.execPath);
  assert.deepEqual(words.slice(-2), ['--module', '/somewhere/module.cjs']);
});

it('TypeScript is refused where nothing loads it', { skip: knowsTypeScript }, () => {
  const loader = loaders['.ts'];
  delete loaders['.ts'];
  try {
    assert.throws(
      () => moduleCommand('/somewhere/module.ts'),
      (thrown) =>
        thrown instanceof UsageError &&
        /loads no TypeScript \(22\.18 and later do\), received \/somewhere\/module\.ts$/.test(thrown.message),
    );
  } finally {
    loaders['.ts'] = loader;
  }
  assert.equal(moduleCommand('/somewhere/module.ts').words.at(-1), '/somewhere/module.ts');
});
