import { defineParameterType } from '@cucumber/cucumber';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import { parseNotation } from '../../src/suite/notation/parse-notation';
import { errorKinds } from '../../src/suite/protocol/wire';

defineParameterType({
  name: 'json',
  regexp: /\[.*\]|\{.*\}|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/,
  transformer: parseNotation,
  useForSnippets: false,
});

defineParameterType({
  name: 'args',
  regexp: /\[.*\]/,
  transformer: (text: string) => parseNotation(text) as OrderedJson[],
});

defineParameterType({ name: 'class', regexp: /[A-Z]\w*/, transformer: (text: string) => text });

defineParameterType({
  name: 'errorKind',
  regexp: new RegExp(errorKinds.join('|')),
  transformer: (text: string) => text,
});
