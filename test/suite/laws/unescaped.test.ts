import assert from 'node:assert/strict';
import { it } from 'node:test';
import { unescaped } from '../../../src/suite/laws/unescaped';

it('undoes the escaping of HTML once, however a character is written', () => {
  assert.equal(unescaped('&lt;b&gt; &amp;lt; &quot;&#39;&#x27;&apos;'), `<b> &lt; "'''`);
});

it('leaves what stands for no character', () => {
  for (const text of ['&constructor;', '&nbsp;', '&#99999999;', '&#x110000;', '&lt', '&;'])
    assert.equal(unescaped(text), text);
});
