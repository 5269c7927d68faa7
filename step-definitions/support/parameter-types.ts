import { defineParameterType } from '@cucumber/cucumber';
import { type OrderedJson, parseOrderedJson } from '../../src/suite/notation/ordered-json';
import { errorKinds } from '../../src/suite/protocol/wire';

defineParameterType({
  name: 'json',
  regexp: /\[.*\]|\{.*\}|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/,
  transformer: parseOrderedJson,
  useForSnippets: false,
});

// The {string} of Cucumber takes either quotes, with four groups for their insides, which every step would pay for.
defineParameterType({
  name: 'text',
  regexp: /"(?:[^"\\]|\\.)*"/,
  transformer: (quoted: string) => quoted.slice(1, -1).replaceAll('\\"', '"'),
  useForSnippets: false,
});

defineParameterType({
  name: 'args',
  regexp: /\[.*\]/,
  transformer: (text: string) => parseOrderedJson(text) as OrderedJson[],
});

defineParameterType({ name: 'class', regexp: /[A-Z]\w*/, transformer: (text: string) => text });

defineParameterType({
  name: 'errorKind',
  regexp: new RegExp(errorKinds.join('|')),
  transformer: (text: string) => text,
});
