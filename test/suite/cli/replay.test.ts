import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { tooWide } from '../text/too-wide';
import { newFolder, touchstone } from './touchstone';

it('replay shows a difference in full, without a control character of the transcript', () => {
  const transcript = join(newFolder(), 'transcript.ndjson');
  const entry = {
    request: {
      method: 'callStatic',
      params: { class: 'Paginator', operation: 'resolveQueryString', args: [] },
    },
    outcome: { value: { $map: [['a\u009b2J\u0085key', `\u202e${'long '.repeat(2000)}`]] } },
  };
  writeFileSync(transcript, `${JSON.stringify(entry)}\n`);
  const { code, stdout } = touchstone('replay', transcript);
  assert.equal(code, 1, stdout);
  assert.match(stdout, /^Message 1 \(callStatic\) differs at \S+:\n {2}request: {2}\{"class":"Paginator",/);
  assert.match(
    stdout,
    /\n {2}recorded: \{"value":\{"\$map":\[\["a\\u0085key","\\u202elong .* characters more\n/,
  );
  assert.match(stdout, /\n {2}now: {6}\{"value":null\}\n$/);
  assert.doesNotMatch(stdout, /(?!\n)\p{Cc}|\p{Bidi_Control}/u);
  assert.deepEqual(
    tooWide(stdout).map((line) => line.trim().split(' ')[0]),
    ['recorded:'],
  );
});
