import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { readTranscript } from '../../../src/suite/driver/read-transcript';
import { RecordingDriver, type TranscriptEntry } from '../../../src/suite/driver/recording-driver';
import { replay } from '../../../src/suite/driver/replay';
import { newFile } from '../cli/touchstone';
import { driver as inner } from './toy-driver';

const driver = new RecordingDriver(inner);

/** Changes the messages as a text. */
function edited(entries: readonly TranscriptEntry[], from: string, to: string): readonly TranscriptEntry[] {
  return JSON.parse(JSON.stringify(entries).replaceAll(from, to)) as TranscriptEntry[];
}

beforeEach(() => driver.forget());

async function record(): Promise<readonly TranscriptEntry[]> {
  await driver.define({ class: 'Post', extends: 'JsonResource' });
  await driver.create('Post', [1]);
  await driver.call('o1', 'self', []);
  await driver.set('o1', 'resource', { $ref: 'o1' });
  await driver.get('o1', 'resource');
  await driver.callStatic('Nope', 'x', []);
  await driver.setStatic('JsonResource', 'wrap', 'w');
  await driver.getStatic('JsonResource', 'wrap');
  await driver.call('o1', 'when', [false, 1], 'inside');
  return driver.transcript();
}

describe('recording', () => {
  it('keeps every message with its outcome until it is told to forget', async () => {
    const entries = await record();
    assert.deepEqual(
      entries.map(({ request }) => request.method),
      ['define', 'create', 'call', 'set', 'get', 'callStatic', 'setStatic', 'getStatic', 'call'],
    );
    assert.deepEqual(entries[1], {
      request: { method: 'create', params: { class: 'Post', args: [1] } },
      outcome: { value: { $ref: 'o1', class: 'Post' } },
    });
    assert.deepEqual(entries[8]?.request.params, {
      target: 'o1',
      operation: 'when',
      args: [false, 1],
      from: 'inside',
    });
    driver.forget();
    assert.deepEqual(await driver.transcript(), []);
    assert.equal(entries.length, 9);
  });

  it('keeps faults, and lets them through', async () => {
    await assert.rejects(driver.call('o77', 'self', []));
    const [entry] = await driver.transcript();
    assert.match(JSON.stringify(entry?.outcome), /^\{"fault":".*o77/);
  });
});

describe('recording big values', () => {
  const big = (letter: string) => ({ $map: [['text', letter.repeat(10_000)]] }) as const;
  const roomy = new RecordingDriver(inner, undefined, 25_000);

  async function recordBig(): Promise<readonly TranscriptEntry[]> {
    roomy.forget();
    for (const letter of ['a', 'b', 'c', 'd']) await roomy.create('JsonResource', [big(letter)]);
    for (const handle of ['o1', 'o2', 'o3', 'o4']) await roomy.get(handle, 'resource');
    return roomy.transcript();
  }

  it('keeps the first ones whole, and says how much is left out of the others', async () => {
    const outcomes = (await recordBig()).slice(4).map(({ outcome }) => JSON.stringify(outcome));
    assert.deepEqual(
      outcomes.map((outcome) => outcome.length > 10_000),
      [true, true, false, false],
    );
    assert.match(outcomes[3] ?? '', /^\{"cut":".*d{100}\.\.\. \d+ bytes more"\}$/);
  });

  it('goes on where there is no room at all', async () => {
    const full = new RecordingDriver(inner, undefined, 0);
    await full.reset();
    const [entry] = await full.transcript();
    assert.deepEqual(entry, { request: { method: 'reset', params: {} }, outcome: null });
  });

  it('can be replayed all the same', async () => {
    const file = newFile(
      'transcript.ndjson',
      (await recordBig()).map((entry) => JSON.stringify(entry)).join('\n'),
    );
    const entries = readTranscript(file);
    assert.equal(await replay(entries, inner), null);
    const other = edited(entries, '... ', '.... ');
    const difference = await replay(other, inner);
    assert.deepEqual([difference?.number, difference?.request.method], [7, 'get']);
  });
});

describe('replay', () => {
  it('finds no difference where there is none, even when handles are numbered otherwise', async () => {
    const recorded = edited(await record(), '"o1"', '"h-1"');
    assert.equal(await replay(recorded, inner), null);
  });

  it('takes handles for new ones after a reset, whether their numbers begin again or not', async () => {
    const first = await record();
    const reset = { request: { method: 'reset', params: {} }, outcome: null } as const;
    assert.equal(await replay([...first, reset, ...edited(first, '"o1"', '"o2"')], inner), null);
  });

  it('names the first message that differs, and the place', async () => {
    const recorded = edited(await record(), '{"value":"w"}', '{"value":"x"}');
    assert.deepEqual(await replay(recorded, inner), {
      number: 8,
      request: { method: 'getStatic', params: { class: 'JsonResource', property: 'wrap' } },
      place: '/value',
      recorded: { value: 'x' },
      now: { value: 'w' },
    });
  });

  it('tells another object from the same one', async () => {
    const entries = await record();
    const other = entries.map((entry, index) =>
      index === 2 ? { ...entry, outcome: { value: { $ref: 'o2', class: 'Post' } } } : entry,
    );
    const difference = await replay(other, inner);
    assert.deepEqual([difference?.number, difference?.place], [3, '/value/$ref']);
  });

  it('notices keys that are more or fewer', async () => {
    await driver.create('Collection', [[1]]);
    const recorded = edited(await driver.transcript(), ',"items":[1]', '');
    assert.equal((await replay(recorded, inner))?.place, '/value');
  });
});

describe('a transcript', () => {
  const reading = (content: string): (() => unknown) => {
    const path = newFile('t.ndjson', content);
    return () => readTranscript(path);
  };

  it('is read back as it was recorded, faults included', async () => {
    await record();
    await assert.rejects(driver.call('o77', 'self', []));
    await driver.reset();
    const entries = await driver.transcript();
    const text = entries.map((entry) => JSON.stringify(entry)).join('\n');
    assert.deepEqual(reading(`${text}\n\n`)(), entries);
  });

  const good = '{"request":{"method":"reset","params":{}},"outcome":null}';
  for (const [what, content, says] of [
    ['that is empty', '', /t\.ndjson: expected the messages of a scenario, received an empty file$/],
    ['with blank lines only', '\n \n', /received an empty file$/],
    [
      'that is no JSON',
      `${good}\nnon\u001b[1msense`,
      /t\.ndjson:2: expected a message .*, received nonsense$/,
    ],
    ['without an outcome', '{"request":{}}', /t\.ndjson:1: at the top: expected the key "outcome"/],
    [
      'with a verb that is none',
      '{"request":{"method":"destroy","params":{}},"outcome":null}',
      /:1: at \/request\/method: expected one of \[.*\], received "destroy"$/,
    ],
    [
      'with a request that is none',
      '{"request":{"method":"call","params":{}},"outcome":null}',
      /:1: at \/request\/params: expected the key "target"/,
    ],
    [
      'with an outcome that is none',
      good.replace('null', '{"value":1,"more":2}'),
      /:1: at \/outcome: expected .*received \{"value":1,"more":2\}$/,
    ],
  ] as const) {
    it(`${what} is refused`, () => assert.throws(reading(content), { name: 'UsageError', message: says }));
  }

  it('that is not there is refused', () => {
    assert.throws(() => readTranscript('nowhere'), {
      name: 'UsageError',
      message: 'nowhere: no such file or directory (ENOENT)',
    });
  });
});
