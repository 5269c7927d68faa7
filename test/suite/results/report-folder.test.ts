import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Ending, ReportFolder } from '../../../src/suite/results/report-folder';
import { main, newFolder, reportsIn } from '../cli/touchstone';

const whole: Ending = { finished: true, interrupted: false };

/** Leaves the reports of a run. */
function run(
  reports: string,
  { partial = [], failed = [], ending = whole }: { partial?: string[]; failed?: string[]; ending?: Ending },
): string {
  const folder = ReportFolder.open(reports, partial);
  folder.write('conformance.json', JSON.stringify({ partial, failed }));
  for (const id of failed) folder.writeTranscript(id, `{"of":"${id}"}`);
  const place = folder.publish(ending);
  folder.close();
  return place.folder;
}

describe('the folder of reports', () => {
  it('loses only what an earlier run wrote there', () => {
    const reports = newFolder();
    mkdirSync(join(reports, 'transcripts'));
    for (const name of ['transcripts/notes.txt', 'transcripts/mine.ndjson', 'other.txt'])
      writeFileSync(join(reports, name), 'mine');
    run(reports, { failed: ['a', 'b/c'] });
    assert.deepEqual(readdirSync(join(reports, 'transcripts')).sort(), [
      'a.ndjson',
      'b__c.ndjson',
      'mine.ndjson',
      'notes.txt',
    ]);
    run(reports, { failed: ['b/c'] });
    assert.deepEqual(readdirSync(join(reports, 'transcripts')).sort(), [
      'b__c.ndjson',
      'mine.ndjson',
      'notes.txt',
    ]);
    assert.equal(readFileSync(join(reports, 'other.txt'), 'utf8'), 'mine');
  });

  it('has no folder of transcripts when nothing failed any more', () => {
    const reports = newFolder();
    run(reports, { failed: ['a'] });
    run(reports, {});
    assert.deepEqual(reportsIn(reports), ['conformance.json']);
  });

  it('keeps a complete result when a part of the suite, a shard or an unfinished run follows', () => {
    const reports = newFolder();
    run(reports, { failed: ['a', 'b'] });
    const result = readFileSync(join(reports, 'conformance.json'), 'utf8');
    const places = [
      run(reports, { partial: ['--scenario a'], failed: ['a'] }),
      run(reports, { partial: ['--level stated', '--shard 1/2'] }),
      run(reports, { partial: ['--shard 1/2'] }),
      run(reports, { partial: ['--shard 2/2'] }),
      run(reports, { ending: { finished: false, interrupted: true } }),
    ];
    assert.deepEqual(
      places,
      ['partial', 'partial', 'shard-1-of-2', 'shard-2-of-2', 'unfinished'].map((name) => join(reports, name)),
    );
    for (const place of places) assert.ok(existsSync(join(place, 'conformance.json')), place);
    assert.equal(readFileSync(join(reports, 'conformance.json'), 'utf8'), result);
    assert.deepEqual(readdirSync(join(reports, 'transcripts')).sort(), ['a.ndjson', 'b.ndjson']);
  });

  it('shows no file before it is complete, and none of a run that fails', () => {
    const reports = newFolder();
    const folder = ReportFolder.open(reports, []);
    folder.write('conformance.json', '{');
    folder.writeTranscript('a', '{}');
    assert.deepEqual(reportsIn(reports), []);
    folder.close();
    assert.deepEqual(readdirSync(reports), []);
  });

  it('gets no report that Cucumber could not end', () => {
    const reports = newFolder();
    const folder = ReportFolder.open(reports, []);
    for (const name of ['index.html', 'messages.ndjson', 'junit.xml', 'conformance.json'])
      folder.write(name, 'x');
    const { names } = folder.publish({ finished: false, interrupted: true });
    folder.close();
    assert.deepEqual([...names].sort(), ['conformance.json', 'index.html', 'junit.xml']);
    assert.deepEqual(reportsIn(join(reports, 'unfinished')), ['conformance.json', 'index.html', 'junit.xml']);
  });
});

describe('what cannot be written', () => {
  it('does not stop the run, but is told at its end; the rest is there', () => {
    const reports = newFolder();
    const folder = ReportFolder.open(reports, []);
    folder.write('junit.xml', 'x');
    folder.write('junit.xml/inside', 'x');
    folder.write('conformance.json', '{}');
    const { names, problem } = folder.publish(whole);
    folder.close();
    assert.match(String(problem), /ENOTDIR|EEXIST/);
    assert.deepEqual(names, ['conformance.json', 'junit.xml']);
    assert.equal(readFileSync(join(reports, 'conformance.json'), 'utf8'), '{}');
  });

  it('is told when something is in the way: then there is no result, and the next run knows what is there', () => {
    const reports = newFolder();
    mkdirSync(join(reports, 'index.html'));
    const folder = ReportFolder.open(reports, []);
    for (const name of ['conformance.json', 'index.html', 'junit.xml']) folder.write(name, 'x');
    const { names, problem } = folder.publish(whole);
    folder.close();
    assert.deepEqual(names, []);
    assert.match(String(problem), /index\.html/);
    assert.deepEqual(reportsIn(reports), ['index.html', 'junit.xml']);
    rmdirSync(join(reports, 'index.html'));
    run(reports, {});
    assert.deepEqual(reportsIn(reports), ['conformance.json']);
  });
});

it('the transcripts of a run have room for 64 MiB; those that find none are counted', () => {
  const folder = ReportFolder.open(newFolder(), []);
  const long = 'x'.repeat(30 * 1024 * 1024);
  for (const id of ['a', 'b', 'c', 'd']) folder.writeTranscript(id, id === 'd' ? 'short' : long);
  const { names, leftOut } = folder.publish(whole);
  folder.close();
  assert.deepEqual(
    [...names].sort(),
    ['a', 'b', 'd'].map((id) => `transcripts/${id}.ndjson`),
  );
  assert.equal(leftOut, 1);
});

describe('the list of what a run wrote', () => {
  for (const [what, text] of [
    ['a path outside', '{"files":["../precious.txt"]}'],
    ['a path outside by way of the transcripts', '{"files":["transcripts/../../precious.txt"]}'],
    ['an absolute path', '{"files":["/etc/hostname"]}'],
    ['a file no run writes', '{"files":["notes.txt"]}'],
    ['something else than names', '{"files":[1]}'],
    ['no names', '{}'],
    ['no JSON', '{'],
  ] as const) {
    it(`is refused before the run when it holds ${what}`, () => {
      const reports = newFolder();
      writeFileSync(join(reports, '.touchstone-files.json'), text);
      writeFileSync(join(reports, 'notes.txt'), 'mine');
      assert.throws(() => ReportFolder.open(reports, []), {
        name: 'UsageError',
        message: /\.touchstone-files\.json: expected the names of the reports/,
      });
      assert.deepEqual(readdirSync(reports).sort(), ['.touchstone-files.json', 'notes.txt']);
    });
  }

  it('never reaches through a link that took the place of the transcripts', () => {
    const reports = newFolder();
    const elsewhere = newFolder();
    writeFileSync(join(elsewhere, 'a.ndjson'), 'precious');
    symlinkSync(elsewhere, join(reports, 'transcripts'));
    writeFileSync(join(reports, '.touchstone-files.json'), '{"files":["transcripts/a.ndjson"]}');
    run(reports, {});
    assert.equal(readFileSync(join(elsewhere, 'a.ndjson'), 'utf8'), 'precious');
  });
});

describe('two runs in one folder', () => {
  it('do not mix: the second is refused, and may come when the first has ended', () => {
    const reports = newFolder();
    const first = ReportFolder.open(reports, []);
    assert.throws(() => ReportFolder.open(reports, []), {
      name: 'UsageError',
      message: new RegExp(`no other run writes to; process ${process.pid} is writing`),
    });
    assert.deepEqual(readdirSync(reports), ['.touchstone-run']);
    first.write('conformance.json', 'first');
    first.publish(whole);
    first.close();
    run(reports, {});
    assert.deepEqual(reportsIn(reports), ['conformance.json']);
  });

  it('see each other from process to process, and a killed one leaves nothing that stays', async () => {
    const reports = newFolder();
    const modulePath = join(__dirname, '../../../src/suite/results/report-folder');
    const script = `const folder = require(${JSON.stringify(modulePath)}).ReportFolder.open(${JSON.stringify(reports)}, []);
      folder.write('conformance.json', 'half'); console.log('taken'); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, [...main.slice(0, 2), '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    assert.throws(() => ReportFolder.open(reports, []), {
      message: new RegExp(`process ${child.pid} is writing`),
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    run(reports, { failed: ['a'] });
    assert.deepEqual(reportsIn(reports), ['conformance.json', 'transcripts']);
    assert.deepEqual(
      readdirSync(reports).filter((name) => name.startsWith('.touchstone-run')),
      [],
    );
  });

  for (const [what, id] of [
    ['the other has ended and this process was given its id', String(process.pid)],
    ['a crash of the machine left nothing of the id', ''],
    ['a crash of the machine left zeros instead of the id', '\0\0\0'],
  ] as const)
    it(`are one where ${what}`, () => {
      const reports = newFolder();
      mkdirSync(join(reports, '.touchstone-run'));
      writeFileSync(join(reports, '.touchstone-run', 'process-id'), id);
      run(reports, {});
      assert.deepEqual(reportsIn(reports), ['conformance.json']);
    });

  it('do not stop each other when they are different parts', () => {
    const reports = newFolder();
    const shards = ['--shard 1/2', '--shard 2/2'].map((shard) => ReportFolder.open(reports, [shard]));
    for (const shard of shards) shard.close();
  });
});
