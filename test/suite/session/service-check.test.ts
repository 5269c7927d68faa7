import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ServiceCheck } from '../../../src/suite/session/service-check';
import { Unsupported } from '../../../src/suite/session/unsupported';
import { sampleDescription } from '../../sample-description';

const services = new ServiceCheck(sampleDescription({ rows: { serves: ['Paginator.items'] } }));

test('a row that does not exist is a mistake of the scenario, not a row that the driver does not serve', () => {
  assert.throws(() => services.requireRow('Paginator.url'), Unsupported);
  assert.throws(
    () => services.requireRow('Paginator.urll'),
    (thrown: Error) =>
      !(thrown instanceof Unsupported) &&
      /received @op:Paginator\.urll, did you mean "Paginator\.url"/.test(thrown.message),
  );
});

test('a driver that misspells a row is told which one was meant', () => {
  const declared = sampleDescription({ rows: { serves: ['Paginator.urll'] } });
  assert.throws(
    () => new ServiceCheck(declared),
    /received "Paginator\.urll", did you mean "Paginator\.url"/,
  );
});

test('a driver that declares statements is told that they are not declared', () => {
  const declared = sampleDescription({ rows: { serves: ['Statement.*'] } });
  assert.throws(() => new ServiceCheck(declared), /"Statement\.\*": statements are about the whole/);
});

test('the row of an error counts as served unless the driver says that it lacks it', () => {
  const row = 'Error.toResourceCollection';
  const serves = ['Paginator.url'];
  assert.equal(new ServiceCheck(sampleDescription({ rows: { serves } })).whyNotServed(row), null);
  const lacks = [{ row, reason: 'older' }];
  assert.equal(new ServiceCheck(sampleDescription({ rows: { serves, lacks } })).whyNotServed(row), 'older');
});

test('a driver that misspells a capability is told which one was meant', () => {
  const declared = sampleDescription({ capabilities: ['fixture'] });
  assert.throws(
    () => new ServiceCheck(declared),
    /capabilities of the driver: expected one of .*, received "fixture", did you mean "fixtures"/,
  );
});
