import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { InProcessDriver } from '../../../src/conformance/driver/in-process-driver';
import { RecordingDriver, type TranscriptEntry } from '../../../src/conformance/driver/recording-driver';
import { replay } from '../../../src/conformance/driver/replay';
import * as toy from './toy-module';

const inner = new InProcessDriver(toy, { name: 'toy', version: '1', language: 'typescript' });
const driver = new RecordingDriver(inner);

const text = (entries: readonly TranscriptEntry[]): string =>
  entries.map((entry) => JSON.stringify(entry)).join('\n');

beforeEach(async () => {
  await driver.reset();
  driver.forget();
});

async function record(): Promise<readonly TranscriptEntry[]> {
  await driver.define({ class: 'Post', extends: 'JsonResource' });
  await driver.create('Post', [1]);
  await driver.call('o1', 'self', []);
  await driver.set('o1', 'resource', { $ref: 'o1' });
  await driver.get('o1', 'resource');
  await driver.callStatic('Nope', 'x', []);
  await driver.setStatic('JsonResource', 'wrap', 'w');
  await driver.getStatic('JsonResource', 'wrap');
  return driver.transcript();
}

describe('recording', () => {
  it('keeps every message with its outcome until it is told to forget', async () => {
    const entries = await record();
    assert.deepEqual(
      entries.map(({ request }) => request.method),
      ['define', 'create', 'call', 'set', 'get', 'callStatic', 'setStatic', 'getStatic'],
    );
    assert.deepEqual(entries[1], {
      request: { method: 'create', params: { class: 'Post', args: [1] } },
      outcome: { value: { $ref: 'o1', class: 'Post' } },
    });
    driver.forget();
    assert.deepEqual(await driver.transcript(), []);
    assert.equal(entries.length, 8);
  });

  it('keeps faults, and lets them through', async () => {
    await assert.rejects(driver.call('o77', 'self', []));
    const [entry] = await driver.transcript();
    assert.match(JSON.stringify(entry?.outcome), /^\{"fault":".*o77/);
  });
});

describe('replay', () => {
  it('finds no difference where there is none, even when handles are numbered otherwise', async () => {
    const recorded = text(await record()).replaceAll('"o1"', '"h-1"');
    assert.equal(await replay(recorded, inner), null);
  });

  it('names the first message that differs, and the place', async () => {
    const recorded = text(await record()).replace('{"value":"w"}', '{"value":"x"}');
    assert.match(
      (await replay(recorded, inner)) ?? '',
      /^Message 8 \(getStatic .*\) differs at \/value:\n {2}recorded: \{"value":"x"\}/,
    );
  });

  it('tells another object from the same one', async () => {
    const entries = await record();
    const other = entries.map((entry, index) =>
      index === 2 ? { ...entry, outcome: { value: { $ref: 'o2', class: 'Post' } } } : entry,
    );
    assert.match((await replay(text(other), inner)) ?? '', /^Message 3 \(call .*differs at \/value\/\$ref/);
  });

  it('notices keys that are more or fewer', async () => {
    await driver.create('Collection', [[1]]);
    const recorded = text(await driver.transcript()).replace(',"items":[1]', '');
    assert.match((await replay(recorded, inner)) ?? '', /differs at \/value:/);
  });

  it('refuses what is no transcript', async () => {
    await assert.rejects(replay('{"request":{}}', inner), /Line 1 of the transcript: expected \{"request"/);
    await assert.rejects(replay('nonsense', inner), SyntaxError);
    const unknown = '{"request":{"method":"destroy","params":{}},"outcome":null}';
    await assert.rejects(replay(unknown, inner), /expected a verb of the protocol, received "destroy"/);
    const wrong = '{"request":{"method":"call","params":{}},"outcome":null}';
    await assert.rejects(replay(wrong, inner), /Line 1 .*expected the key "target"/);
  });
});
