import assert from 'node:assert/strict';
import { Given, Then, type World } from '@cucumber/cucumber';
import { outcomeOf } from './outcome';

interface MergeWorld extends World {
  data: string;
}

/** Expects the same of a class that merges in the short way as of one whose own `mergeData` is asked for every merge value. */
function assertResolved(data: string, json: string, { settings = '', then = '' } = {}): void {
  for (const override of ['', 'mergeData(...given) { return super.mergeData(...given); }']) {
    const resource = `new (class extends JsonResource { ${settings} ${override} })(${data})`;
    const outcome = outcomeOf(
      `((resolved) => { ${then} return encodeJson(resolved); })(${resource}.resolve())`,
    );
    assert.deepEqual(outcome, { value: json }, override);
  }
}

Given(/^the data (.+)$/, function (this: MergeWorld, data: string) {
  this.data = data;
});

Then(/^it resolves to (.+), also where mergeData is overridden$/, function (this: MergeWorld, json: string) {
  assertResolved(this.data, json);
});

Then(/^with its keys preserved it resolves to (.+)$/, function (this: MergeWorld, json: string) {
  assertResolved(this.data, json, { settings: 'static preserveKeys = true;' });
});

Then(/^what it resolves to, with 9 pushed, is (.+)$/, function (this: MergeWorld, json: string) {
  assertResolved(this.data, json, { then: 'resolved.push(9);' });
});
