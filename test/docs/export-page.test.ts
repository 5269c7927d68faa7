import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import exported from '../../schemas/exported-scenario.json';
import { packageRoot } from '../../src/suite/package-root';
import { touchstone } from '../suite/cli/touchstone';
import { MarkdownPage } from './markdown-page';

const page = new MarkdownPage('docs/export.md');
const text = readFileSync(join(packageRoot, page.path), 'utf8');

function block(wanted: string): string {
  const [found, ...others] = page.blocks.filter(({ language }) => language === wanted);
  assert.ok(found !== undefined && others.length === 0, wanted);
  return found.text;
}

/** The first cells of the table whose header begins with a word, as far as they are code. */
function firstCells(header: string): string[] {
  const [, table = ''] = text.split(`| ${header} | `);
  const [, , ...rows] = (table.split('\n\n')[0] ?? '').split('\n');
  return rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
}

describe('the page about scenarios as data', () => {
  it('shows a line as it is', () => {
    const shown = JSON.parse(block('json')) as { readonly id: string };
    assert.deepEqual(shown, JSON.parse(touchstone('export', '--scenario', shown.id).stdout));
  });

  it('explains every step and every check of the schema, and no others', () => {
    const { expectation, look } = exported.definitions;
    const steps = look.items.oneOf.flatMap((each) => each.enum ?? '{"entry": key}');
    assert.deepEqual(firstCells('step').sort(), steps.sort());
    assert.deepEqual(firstCells('check').sort(), [...expectation.properties.check.enum].sort());
  });
});
