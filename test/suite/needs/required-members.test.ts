import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { RequiredMembers } from '../../../src/suite/needs/required-members';
import type { Requirements } from '../../../src/suite/needs/requirements';
import { ClassNames } from '../../../src/suite/session/class-names';
import { wireMap } from '../../wire-map';

let asked: string[];
let classes: ClassNames;
let members: RequiredMembers;

beforeEach(() => {
  asked = [];
  const note = (name: string): void => {
    asked.push(name.replace('AnonymousResourceCollection', 'Collection'));
  };
  const requirements: Requirements = {
    requireRow: note,
    requireOption: (name) => note(`option ${name}`),
    requireCapability: (name) => note(`capability ${name}`),
    requireTrait: note,
  };
  classes = new ClassNames();
  members = new RequiredMembers(classes, requirements);
});

describe('an expression needs', () => {
  for (const [what, expression, expected] of [
    [
      'the constructor of what it makes',
      { $new: { class: 'JsonResource', args: [1] } },
      ['Collection.__construct'],
    ],
    [
      'the fixture classes that it names',
      [{ $new: { class: 'Model', args: [{ $new: { class: 'Collection', args: [] } }] } }, { $class: 'Song' }],
      ['capability fixtures', 'capability fixtures'],
    ],
    [
      'the options it gives',
      {
        $new: {
          class: 'Paginator',
          args: [[1], 1, 1, wireMap(['path', '/a'], ['fragment', 'b'])],
        },
      },
      ['Paginator.__construct', 'option path', 'option fragment'],
    ],
    [
      'a static operation',
      { $call: { on: { $class: 'Paginator' }, operation: 'resolveCurrentPage', args: [] } },
      ['Paginator.resolveCurrentPage'],
    ],
    ['a request', wireMap(['a', { $request: '/' }]), ['capability request']],
    ['nothing for what is no class of the interface', { $new: { class: 'Ship', args: [] } }, []],
    ['nothing for a text that is no expression', ['$request', 'JsonResource'], []],
  ] as const) {
    it(what, () => {
      members.ofExpression(expression);
      assert.deepEqual(asked, expected);
    });
  }
});

describe('a fixture class needs', () => {
  it('what it extends, what it declares again and what its bodies do, by the class it descends from', () => {
    classes.add('PostResource', 'JsonResource');
    classes.add('LongPostResource', 'PostResource');
    members.ofClass({
      class: 'LongPostResource',
      extends: 'PostResource',
      methods: {
        with: { $fn: { body: { $call: { on: { $this: true }, operation: 'when', args: [true, 1] } } } },
        helper: { $fn: { body: { $field: { of: { $this: true }, name: 'resource' } } } },
        second: { $fn: { body: { $field: { of: { $this: true }, name: 'additional' } } } },
      },
      staticMethods: {
        fresh: {
          $fn: { body: { $call: { on: { $class: 'LongPostResource' }, operation: 'make', args: [] } } },
        },
      },
      properties: { preserveKeys: true },
    });
    assert.deepEqual(asked, [
      'Collection.__construct',
      'Collection.with',
      'Collection.when',
      'Collection.$additional',
      'Collection.make',
      'Collection.$preserveKeys',
    ]);
  });

  it('the fixtures of the driver when it extends one, unless the scenario has declared a class of that name', () => {
    members.ofClass({ class: 'Membership', extends: 'Pivot' });
    classes.add('Pivot', undefined);
    members.ofClass({ class: 'Membership', extends: 'Pivot' });
    assert.deepEqual(asked, ['capability fixtures']);
  });

  it('nothing of the interface when it extends nothing', () => {
    members.ofClass({ class: 'Ship', methods: { url: { $fn: { body: 1 } } } });
    assert.deepEqual(asked, []);
  });
});
