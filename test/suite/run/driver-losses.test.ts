import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DriverFault } from '../../../src/suite/driver/driver-fault';
import { DriverLosses } from '../../../src/suite/run/driver-losses';

const loss = new DriverFault('exited', `gone\n${'x'.repeat(1000)}`, 'driver', true);

it('a driver is given up after so many losses in a row, and not before', () => {
  const losses = new DriverLosses(2);
  losses.noteLoss(loss);
  losses.noteSurvival();
  losses.noteLoss(loss);
  assert.equal(losses.reasonToGiveUp, null);
  losses.noteLoss(loss);
  assert.equal(losses.reasonToGiveUp, 'the driver was given up after 2 losses in a row');
  assert.equal(losses.lastMessage, 'gone');
});

it('a driver that is lost every other time is given up after ten times as many', () => {
  const losses = new DriverLosses(3);
  for (let count = 1; count <= 30; count += 1) {
    assert.equal(losses.reasonToGiveUp, null);
    losses.noteLoss(loss);
    losses.noteSurvival();
  }
  assert.equal(losses.reasonToGiveUp, 'the driver was given up after 30 losses');
});

it('a driver that worked once is one that works', () => {
  const losses = new DriverLosses();
  assert.equal(losses.neverWorked, null);
  losses.noteLoss(loss);
  assert.equal(losses.neverWorked, loss);
  losses.noteSurvival();
  assert.equal(losses.neverWorked, null);
});
