import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  Container,
  encodeJson,
  JsonResource,
  MergeValue,
  MissingValue,
  Request,
} from '../../src/reference/index';

class Plain extends JsonResource {}

class Overriding extends JsonResource {
  protected override filter(data: Parameters<JsonResource['filter']>[0]) {
    return super.filter(data);
  }
}

class PlainKeeping extends Plain {
  static override preserveKeys = true;
}

class OverridingKeeping extends Overriding {
  static override preserveKeys = true;
}

const key = fc.oneof(fc.constantFrom('a', 'b', '1.5', ' 2'), fc.nat({ max: 6 }));
const value = fc.oneof(
  fc.nat(),
  fc.constant(null).map(() => new MissingValue()),
  fc.constant({ x: 1 }),
);
const merged = fc.oneof(
  fc.array(value, { maxLength: 3 }),
  fc.array(fc.tuple(key, value), { maxLength: 3 }).map((entries) => new Map(entries)),
);
const entry = fc.oneof(
  value,
  merged.map((data) => new MergeValue(data)),
);
const data = fc.oneof(
  fc.array(entry, { maxLength: 7 }),
  fc.array(fc.tuple(key, entry), { maxLength: 7 }).map((entries) => new Map(entries)),
);

test('merge values joined in one go come out as those put in their places one after the other', () => {
  Container.request = new Request('/');
  try {
    fc.assert(
      fc.property(data, (rows) => {
        const text = (Class: typeof Plain): string => encodeJson(new Class(rows).resolve());
        assert.equal(text(Plain), text(Overriding));
        assert.equal(text(PlainKeeping), text(OverridingKeeping));
      }),
      { numRuns: 3000 },
    );
  } finally {
    Container.request = null;
  }
});
