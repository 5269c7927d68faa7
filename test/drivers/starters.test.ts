import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import type { Json } from '../../src/suite/protocol/wire';
import { skipWithout } from '../skip-without';
import { judge, newFolder, touchstone } from '../suite/cli/touchstone';
import { wireMap } from '../wire-map';
import { DriverConversation, handleIn } from './driver-conversation';
import { callOf, errorIn, pick } from './hook-conversation';
import {
  expressions,
  expressionsOfClasses,
  fixtures,
  malformedExpressions,
  malformedExpressionsOfClasses,
  probe,
  shown,
  wrongMessages,
} from './starter-expectations';
import { expectHandleWithinItself, expectRefusals } from './starter-messages';

const served = [
  '__construct',
  'items',
  'count',
  'perPage',
  'currentPage',
  'hasMorePages',
  'setPath',
  'isValidPageNumber',
  'currentPageResolver',
  'resolveCurrentPage',
].map((name) => `Paginator.${name}`);

/** The kits that serve the paginator alone: they declare no classes, and bring `ViewFactory` alone of the fixture classes. */
const kitsOfPages: ReadonlySet<string> = new Set(['go']);

/** A language, the command that tells whether it is there, the file that is started, and what has to be done first. */
const starters = [
  ['node', [process.execPath, '--version'], 'driver.mjs'],
  ['node-cjs', [process.execPath, '--version'], 'driver.cjs'],
  ['python', ['python3', '--version'], 'driver.py'],
  ['ruby', ['ruby', '--version'], 'driver.rb'],
  ['php', ['php', '--version'], 'driver.php'],
  ['go', ['go', 'version'], 'driver', ['build', '-o', 'driver', '.']],
] as const;

/** Evaluates an expression in a method of a declared class, called with `first` and 2. */
async function askProbe(driver: DriverConversation, expression: Json): Promise<Json> {
  await driver.send('define', probe(expression));
  const target = await driver.create('Probe', [1], 10);
  return driver.send('call', { target, operation: 'ask', args: ['first', 2] });
}

/** Evaluates an expression in a closure that a page calls with its item `first` and the key 2. */
async function askThrough(driver: DriverConversation, expression: Json): Promise<Json> {
  const target = await driver.create('Paginator', wireMap([2, 'first']), 10);
  const change = { $fn: { id: 'fn:ask', body: expression } };
  await driver.send('call', { target, operation: 'through', args: [change] });
  const items = (await driver.send('call', { target, operation: 'items', args: [] })) as {
    value: { $map: readonly [readonly [number, Json]] };
  };
  return { value: items.value.$map[0]?.[1] ?? null };
}

for (const [language, [program, version], file, build] of starters) {
  describe(`the ${language} skeleton`, { skip: skipWithout(program, version) }, () => {
    const isOfPages = kitsOfPages.has(language);
    const itOfPages = isOfPages ? it : () => {};
    const itOfAll = isOfPages ? () => {} : it;
    const folder = newFolder();
    const path = join(folder, file);
    const started = build === undefined ? [program, path] : [path];
    const command = started.map((part) => `"${part}"`).join(' ');

    const talking = (talk: (driver: DriverConversation) => Promise<void>) =>
      DriverConversation.with(started, async (driver) => {
        await driver.send('reset', {});
        await talk(driver);
      });

    before(() => {
      assert.equal(touchstone('init-driver', language, '--output', folder).code, 0);
      if (build === undefined) return;
      const { status, stderr } = spawnSync(program, build, { cwd: folder, encoding: 'utf8' });
      assert.equal(status, 0, stderr);
    });

    it('passes every smoke check whose rows it serves', () => {
      const { code, stdout } = touchstone('smoke', '--driver', command);
      assert.equal(code, 0, stdout);
      assert.equal(stdout.match(/^ok /gm)?.length, isOfPages ? 6 : 7, stdout);
    });

    it('passes the scenarios of the rows it serves, or does not claim them', () => {
      const few = ['--seed', '1', '--runs', '5', '--rows', ...served];
      const { code, stdout, file } = judge('--driver', command, ...few);
      assert.equal(code, 0, stdout);
      const { scenarios } = file;
      assert.deepEqual(
        scenarios.filter(({ status }) => status !== 'passed' && status !== 'unsupported'),
        [],
      );
      for (const row of served.filter((id) => id !== 'Paginator.setPath')) {
        assert.ok(
          scenarios.some(({ rows, status }) => rows.includes(row) && status === 'passed'),
          row,
        );
      }
    });

    it('evaluates expressions as the protocol says', () =>
      talking(async (driver) => {
        const asked = isOfPages ? expressions : [...expressions, ...expressionsOfClasses];
        for (const [expression, expected] of asked) {
          await driver.send('reset', {});
          const outcome = await (isOfPages ? askThrough : askProbe)(driver, expression);
          assert.deepEqual(outcome, { value: expected }, JSON.stringify(expression));
          assert.deepEqual(await driver.send('get', { target: 'fn:ask', property: 'calls' }), {
            value: [['first', 2]],
          });
        }
      }));

    itOfAll('reads and writes properties of objects and of classes', () =>
      talking(async (driver) => {
        await driver.send('define', probe(null));
        const target = await driver.create('Probe', [1], 10);
        for (const [end, holder, property, initial] of [
          ['', { target }, 'label', 'tag'],
          ['Static', { class: 'Probe' }, 'total', 1],
        ] as const) {
          const read = { ...holder, property };
          assert.deepEqual(await driver.send(`get${end}`, read), { value: initial });
          assert.deepEqual(await driver.send(`set${end}`, { ...read, value: [7] }), { value: null });
          assert.deepEqual(await driver.send(`get${end}`, read), { value: [7] });
        }
      }),
    );

    itOfAll('gives each object initial values of its own, and keeps functions and classes as values', () =>
      talking(async (driver) => {
        const song: Json = { $new: { class: 'Song', args: [] } };
        const cls: Json = { $class: 'Paginator' };
        await driver.send('define', {
          class: 'Box',
          properties: { held: song },
          staticProperties: { kept: cls },
        });
        const target = await driver.create('Box');
        const held = { target, property: 'held' };
        const other = { ...held, target: await driver.create('Box') };
        assert.notEqual(handleIn(await driver.send('get', held)), handleIn(await driver.send('get', other)));
        await driver.send('set', { ...held, value: { $fn: { id: 'fn:held', body: null } } });
        const closure = { $ref: 'fn:held', class: 'Closure' };
        assert.deepEqual(await driver.send('get', held), { value: closure });
        await driver.send('set', { ...held, value: cls });
        assert.deepEqual(await driver.send('get', held), { value: cls });
        const kept = { class: 'Box', property: 'kept' };
        assert.deepEqual(await driver.send('getStatic', kept), { value: cls });
        await driver.send('define', { class: 'Tin', extends: 'Box', properties: { held: 'own' } });
        const own = { target: await driver.create('Tin'), property: 'held' };
        assert.deepEqual(await driver.send('get', own), { value: 'own' });
      }),
    );

    itOfAll(
      'asks `__call` for an operation that a class does not declare, also where `__get` would answer',
      () =>
        talking(async (driver) => {
          const methods = {
            __get: { $fn: { body: 'a value' } },
            __isset: { $fn: { body: true } },
            __call: { $fn: { body: { $args: 0 } } },
          };
          await driver.send('define', { class: 'Ghost', methods });
          const target = await driver.create('Ghost');
          assert.deepEqual(await driver.send('get', { target, property: 'shape' }), { value: 'a value' });
          const outcome = await driver.send('call', { target, operation: 'roll', args: [1, 2] });
          assert.deepEqual(outcome, { value: ['roll', [1, 2]] });
        }),
    );

    itOfAll('declares a class once, however often it is told the same', () =>
      talking(async (driver) => {
        await driver.send('define', probe(1));
        const target = await driver.create('Probe', [1], 10);
        assert.deepEqual(await driver.send('define', probe(1)), { value: { $class: 'Probe' } });
        const page = await driver.send('call', { target, operation: 'setPath', args: ['/'] });
        assert.deepEqual(page, { value: { $ref: target, class: 'Probe' } });
        await assert.rejects(driver.send('define', probe(2)), /-32602/);
      }),
    );

    itOfPages('brings the view factory along', () =>
      talking(async (driver) => {
        const target = await driver.create('ViewFactory');
        for (const [data, title] of [
          [[], "Tom & 'Jerry'"],
          [wireMap(['title', 'Users']), 'Users'],
          [wireMap(['title', 3]), '3'],
        ] as const) {
          const page = await driver.send('call', { target, ...callOf('make', 'page', data) });
          const html = `<nav class="page">${title}</nav>`;
          assert.deepEqual([pick(page, 'class'), pick(page, 'html')], ['HtmlString', html]);
          assert.deepEqual(await driver.send('get', { target, property: 'data' }), { value: data });
        }
        assert.deepEqual(await driver.send('get', { target, property: 'view' }), { value: 'page' });
      }),
    );

    itOfAll('brings the fixture classes along', () =>
      talking(async (driver) => {
        for (const [name, args, operation, given, value] of fixtures) {
          const target = await driver.create(name, ...args);
          const outcome = await driver.send('call', { target, operation, args: given });
          assert.deepEqual(outcome, { value }, `${name}.${operation}`);
        }
        for (const [name, args, property, value] of shown) {
          const field = { $field: { of: { $ref: await driver.create(name, ...args) }, name: property } };
          const target = await driver.create('Song', field);
          const outcome = await driver.send('get', { target, property: 'title' });
          assert.deepEqual(outcome, { value }, `${name}.${property}`);
        }
        const guess = { class: 'Song', operation: 'guessResourceName', args: [] };
        assert.deepEqual(await driver.send('callStatic', guess), { value: ['SongResource'] });
        const nest = { target: await driver.create('Nest', 2), operation: 'jsonSerialize', args: [] };
        const { value: nested } = (await driver.send('call', nest)) as { value: { class: string }[] };
        assert.deepEqual([nested.length, nested[0]?.class], [1, 'Nest']);
        const views = { target: await driver.create('ViewFactory'), operation: 'make', args: ['page', []] };
        assert.deepEqual(await driver.send('call', views), { cannot: 'there is no class HtmlString here' });
        const html = { $fn: { id: 'fn:html', body: null } };
        await driver.send('define', { class: 'HtmlString', methods: { __construct: html } });
        await driver.send('call', { ...views, args: ['page', wireMap(['title', ''])] });
        assert.deepEqual(await driver.send('get', { target: 'fn:html', property: 'calls' }), {
          value: [['<nav class="page"></nav>']],
        });
        await driver.send('define', { class: 'Song', properties: { title: 'own' } });
        const own = { target: await driver.create('Song'), property: 'title' };
        assert.deepEqual(await driver.send('get', own), { value: 'own' });
      }),
    );

    it('keeps handles by identity, reaches nothing protected from outside, and forgets on reset', () =>
      talking(async (driver) => {
        const target = await driver.create('Paginator', [1, 2, 3], 2);
        const same = await driver.send('call', { target, operation: 'setPath', args: ['/'] });
        assert.equal(handleIn(same), target);
        const refused = await driver.send('call', { target, operation: 'isValidPageNumber', args: [1] });
        assert.equal(errorIn(refused).kind, 'BadMethodCall');
        const inside = { target, operation: 'isValidPageNumber', args: [1], from: 'inside' };
        assert.deepEqual(await driver.send('call', inside), { value: true });
        const thrown = await driver.send('create', {
          class: 'Paginator',
          args: [[1], { $throw: { kind: 'Logic', message: 'no size' } }],
        });
        const { kind, message } = errorIn(thrown);
        assert.deepEqual([kind, message], ['Logic', 'no size']);
        const unknown = await driver.send('create', { class: 'OrmModel', args: [] });
        assert.deepEqual(Object.keys(unknown as object), ['cannot']);
        const named = await driver.send('create', { class: 'Paginator', args: [[{ $class: 'Nobody' }], 1] });
        assert.deepEqual(Object.keys(named as object), ['cannot']);
        assert.deepEqual(await driver.send('get', { target: 'fn:never', property: 'calls' }), { value: [] });
        await driver.send('reset', {});
        await assert.rejects(driver.send('call', { target, operation: 'count', args: [] }), /-32602/);
      }));

    it('shows a Collection that contains itself by its handle alone there', () =>
      talking(expectHandleWithinItself));

    it('says what is wrong with a message: where, what is expected there, and what is there', () =>
      talking((driver) =>
        expectRefusals(
          driver,
          isOfPages ? malformedExpressions : [...malformedExpressions, ...malformedExpressionsOfClasses],
        ),
      ));

    it('tells a wrong message from a wrong implementation', async () => {
      await talking(async (driver) => {
        for (const [verb, params, code] of wrongMessages)
          await assert.rejects(driver.send(verb, params), code, JSON.stringify(params));
      });
      const [start = '', ...args] = started;
      const input = 'no JSON\n[]\n{"jsonrpc":"2.0","id":1,"method":null,"params":{}}\n';
      const { stdout } = spawnSync(start, args, { input, encoding: 'utf8' });
      const codes = stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { error: { code: number } }).error.code);
      assert.deepEqual(codes, [-32700, -32600, -32600]);
    });
  });
}
