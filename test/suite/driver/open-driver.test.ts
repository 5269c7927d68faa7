import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { loadModule } from '../../../src/suite/driver/load-module';
import { openDriver } from '../../../src/suite/driver/open-driver';
import { newFile } from '../cli/touchstone';

describe('openDriver', () => {
  it('drives the reference when nothing is named', async () => {
    const driver = openDriver();
    const { implementation, rows, capabilities, traits } = await driver.initialize();
    assert.equal(implementation.name, 'touchstone-reference');
    assert.deepEqual(rows, { serves: ['*'], lacks: [] });
    assert.deepEqual(capabilities, ['define', 'fixtures', 'request', 'markers', 'model']);
    assert.deepEqual(traits, { follows: ['*'] });
    assert.deepEqual(await driver.create('Paginator', [[1, 2], 1]), {
      value: { $ref: 'o1', class: 'Paginator' },
    });
    assert.deepEqual(await driver.call('o1', 'nextPageUrl', []), { value: '/?page=2' });
    await driver.shutdown();
  });

  it('drives a module by its path, in a process of its own', async () => {
    const driver = openDriver({ module: join(__dirname, 'toy-module.ts'), timeout: 60_000 });
    const { implementation } = await driver.initialize();
    assert.deepEqual([implementation.name, implementation.language], ['touchstone', 'typescript']);
    await driver.shutdown();
  });

  it('takes nothing that a module prints for an answer, be it while it is loaded', async () => {
    const toy = JSON.stringify(join(__dirname, 'toy-module.ts'));
    const create = "class extends Collection { constructor() { console.dirxml('made'); super(); } }";
    const module = newFile(
      'loud.cjs',
      `console.log('loaded');\nconst { Collection } = require(${toy});\nexports.Collection = ${create};\n`,
    );
    const driver = openDriver({ module });
    await driver.initialize();
    const made = { $ref: 'o1', class: 'Collection', items: [] };
    assert.deepEqual(await driver.create('Collection', []), { value: made });
    await driver.shutdown();
  });

  it('says which module cannot be loaded', () => {
    assert.throws(
      () => loadModule('./nowhere.js'),
      (thrown) =>
        thrown instanceof DriverFault && thrown.kind === 'cannot-start' && /nowhere\.js/.test(thrown.message),
    );
  });
});
