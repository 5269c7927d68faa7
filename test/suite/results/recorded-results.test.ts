import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { compareCommand } from '../../../src/suite/cli/compare-command';
import { matrixCommand } from '../../../src/suite/cli/matrix-command';
import { distinctTitles } from '../../../src/suite/report/distinct-titles';
import { inNameOrder } from '../../../src/suite/results/in-name-order';
import { toMatrix } from '../../../src/suite/results/matrix';
import { recordName } from '../../../src/suite/results/record-name';
import { readRecordedResults, recordResults, recordsIn } from '../../../src/suite/results/recorded-results';
import type { ResultFile } from '../../../src/suite/results/result-file';
import { readScenarios } from '../../../src/suite/scenarios/read-scenarios';
import { newFolder, outputOf } from '../cli/touchstone';
import { sampleFile, sampleResults } from './sample-result';

const asked = readScenarios();

function file(name = 'acme', partial: readonly string[] = []): ResultFile {
  const results = sampleResults.map((result) =>
    result.status === 'notRun' ? { ...result, generated: true as const } : result,
  );
  return sampleFile(results, partial, { name });
}

function recordResult(result: ResultFile, folder: string): string {
  const [path = ''] = recordResults([result], folder);
  return path;
}

describe('recorded results', () => {
  it('are read back and shown in the matrix; the same run gives the same text', () => {
    const folder = newFolder();
    const path = recordResult(file(), folder);
    const before = readFileSync(path, 'utf8');
    recordResult(file(), folder);
    assert.equal(readFileSync(path, 'utf8'), before);
    const { files, problems } = readRecordedResults(folder);
    const { partial: _, known: __, diagnosis: ____, declared, scenarios, ...head } = file();
    const verdicts = scenarios.map(({ id, digest, status, message }) => ({ id, digest, status, message }));
    const { rows: ___, ...said } = declared;
    assert.deepEqual(files, [{ ...head, declared: said, scenarios: verdicts }]);
    assert.deepEqual(problems, []);
    const matrix = toMatrix(files, asked);
    assert.ok(
      matrix.includes('| [`Paginator.url`](../features/pagination/url.feature) | **1 / 4** |'),
      matrix,
    );
    assert.deepEqual(readRecordedResults(join(folder, 'nowhere')), { files: [], problems: [] });
  });

  it('say the same to compare as the run did', (context) => {
    const folder = newFolder();
    const run = join(folder, 'conformance.json');
    writeFileSync(run, JSON.stringify(file()));
    const said = outputOf(context, 'stdout');
    assert.equal(compareCommand([run, recordResult(file(), folder)], false), 0);
    assert.match(said.join(''), /^No difference in 4 scenarios/);
    assert.equal(compareCommand([recordResult(file('other'), folder), run], true), 0);
  });

  it('whose figures are not those of their scenarios are left out, although they were good before', () => {
    const folder = newFolder();
    const path = recordResult(file(), folder);
    const text = readFileSync(path, 'utf8');
    assert.equal(readRecordedResults(folder).files.length, 1);
    for (const [from, to, says] of [
      ['"status":"failed"', '"status":"passed"', /at \/totals\/all\/passed: expected 2/],
      ['"status":"failed"', '"status":"fine"', /at \/verdicts\/1\/status: expected one of/],
      ['"b":"d1"', '"a":"d1"', /expected every scenario once, received "a" twice/],
      ['"b":"d1"', '"b":1', /expected string, received 1/],
    ] as const) {
      writeFileSync(path, text.replace(from, to));
      const { files, problems } = readRecordedResults(folder);
      assert.deepEqual([files, problems.length], [[], 1]);
      assert.match(problems[0] ?? '', says);
    }
  });

  it('are not recorded at all where one of several is refused', () => {
    const folder = newFolder();
    const paths = [file('acme'), file('other', ['interrupted'])].map((result, index) => {
      const path = join(folder, `${index}.json`);
      writeFileSync(path, JSON.stringify(result));
      return path;
    });
    assert.throws(() => matrixCommand(paths, { report: folder, record: true }), {
      name: 'UsageError',
      message: /other 1\.0 that is partial \(interrupted\)$/,
    });
    assert.equal(existsSync(recordsIn(folder)), false);
  });

  it('are recorded from files, and without one nothing is', () => {
    const folder = newFolder();
    assert.throws(() => matrixCommand([], { report: folder, record: true }), {
      name: 'UsageError',
      message: 'matrix --record: expected one or more conformance.json files, received none',
    });
    assert.equal(existsSync(recordsIn(folder)), false);
  });

  it('stand beside those that the suite brings along, but for other records of the same implementation', (context) => {
    const folder = newFolder();
    recordResult(file('acme'), folder);
    const [shipped] = readRecordedResults().files;
    if (shipped === undefined) throw new Error('expected recorded results in the repository, received none');
    recordResult({ ...file(), implementation: shipped.implementation }, folder);
    outputOf(context, 'stdout');
    assert.equal(matrixCommand([], { report: folder }), 0);
    const [head = ''] = readFileSync(join(folder, 'conformance-matrix.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| portable core |'));
    const all = readRecordedResults().files;
    assert.equal(head.split('|').length - 3, all.length + 1, head);
    assert.ok(head.startsWith('| portable core | acme 1.0 |'), head);
  });

  it('that are bad are named and left out, and the exit code says so', (context) => {
    const folder = newFolder();
    recordResult(file('acme'), folder);
    const bad = recordResult(file('broken'), folder);
    writeFileSync(bad, '{"schemaVersion":');
    assert.deepEqual(
      readRecordedResults(folder).files.map(({ implementation }) => implementation.name),
      ['acme'],
    );
    const said = outputOf(context, 'stderr');
    outputOf(context, 'stdout');
    assert.equal(matrixCommand([], { report: folder }), 2);
    assert.equal(said.length, 1);
    assert.ok(said[0]?.startsWith(`touchstone: left out ${bad}: expected the results of a run`), said[0]);
    const matrix = readFileSync(join(folder, 'conformance-matrix.md'), 'utf8');
    assert.ok(matrix.includes('| portable core | acme 1.0 |'), matrix);
  });

  it('of different implementations never share a file', () => {
    const names = [
      ...[
        '@acme/pages',
        'acme-pages',
        'acme/pages',
        'Acme-Pages',
        '日本',
        '中国',
        '',
        '..',
        '../x',
        'a~b',
        'con',
      ],
      ...['a\0b', `${'x'.repeat(300)}1`, `${'x'.repeat(300)}2`],
    ];
    const all = [
      ...names.map((name) => recordName({ name, version: '1.0' })),
      ...names.map((name) => recordName({ name, version: '1-0' })),
      recordName({ name: 'acme', version: 'pages-1.0' }),
      recordName({ name: 'acme', version: '' }),
      recordName({ name: '日本', version: '' }),
    ];
    assert.equal(new Set(all.map((name) => name.toLowerCase())).size, all.length, all.join('\n'));
    for (const name of all) assert.match(name, /^[a-z0-9][a-z0-9.~-]{2,130}$/);
  });

  it('of plain names keep them', () => {
    assert.equal(
      recordName({ name: 'touchstone-reference', version: '0.1.0' }),
      'touchstone-reference-0.1.0',
    );
  });
});

describe('the matrix', () => {
  it('is not broken by a name', () => {
    const hostile = 'a|b\n| c |<script>alert(1)</script>`*_x_*` [l](u) \u001b[31m\\';
    const lines = toMatrix([file(hostile)], []).split('\n');
    const header = lines.find((line) => line.startsWith('| portable core |'));
    assert.equal(
      header,
      '| portable core | a\\|b\\\\n\\| c \\|\\<script\\>alert(1)\\</script\\>\\`\\*\\_x\\_\\*\\` \\[l\\](u) \\\\ 1.0 |',
    );
    assert.equal(lines.length, toMatrix([file()], []).split('\n').length);
  });

  it('puts version 8 before version 10, and tells two results of one implementation apart', () => {
    const files = inNameOrder([file('acme 10'), file('acme 8'), file('acme 8')]);
    assert.deepEqual(distinctTitles(files), ['acme 8 1.0', 'acme 8 1.0 (2)', 'acme 10 1.0']);
  });

  it('does not grow with a name', () => {
    assert.ok(toMatrix([file('x'.repeat(100_000))], []).length < toMatrix([file()], []).length + 1000);
  });
});
