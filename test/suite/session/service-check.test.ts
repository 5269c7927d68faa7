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

test('a driver that declares statements is told that they are not declared', () => {
  const declared = sampleDescription({ rows: { serves: ['Statement.*'] } });
  assert.throws(() => new ServiceCheck(declared), /"Statement\.\*": statements are about the whole/);
});
