import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { packageRoot } from '../../src/suite/package-root';
import { wireMap } from '../wire-map';
import { DriverConversation } from './driver-conversation';

const folder = join(packageRoot, 'drivers', 'resources-js');
const skip = existsSync(join(folder, 'node_modules')) ? false : 'resources.js is not installed';

test('the driver of resources.js adds to the items of a map, whatever their keys', { skip }, () =>
  DriverConversation.with([process.execPath, join(folder, 'driver.mjs')], async (driver) => {
    const target = await driver.create('Collection', wireMap(['a', 1]));
    await driver.send('call', { target, operation: 'push', args: [2] });
    const items = await driver.send('call', { target, operation: 'all', args: [] });
    assert.deepEqual(items, { value: [1, 2] });
  }),
);
