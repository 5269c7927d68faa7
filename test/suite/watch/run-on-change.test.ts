import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { runOnChange, type StartedRun } from '../../../src/suite/watch/run-on-change';

/** A watcher, runs and a person who do what the test says. */
class Stage {
  readonly log: string[] = [];
  change = (): void => assert.fail('expected somebody to watch');
  #end: (code: number) => void = () => undefined;
  #leave: () => void = () => undefined;
  readonly #enough = new Promise<void>((resolve) => {
    this.#leave = resolve;
  });
  readonly code = runOnChange({
    start: () => this.#start(),
    watch: (onChange) => {
      this.change = onChange;
      return async () => void this.log.push('watch ended');
    },
    settle: async () => void this.log.push('settled'),
    enough: this.#enough,
    say: (text) => this.log.push(text),
  });

  #start(): StartedRun {
    this.log.push('started');
    const ended = new Promise<number>((resolve) => {
      this.#end = resolve;
    });
    return {
      ended,
      stop: () => {
        this.log.push('stopped');
        this.#end(130);
      },
    };
  }

  /** Lets a run end. */
  async end(code: number): Promise<void> {
    this.#end(code);
    await this.rest();
  }

  /** Lets everything happen that has been caused. */
  async rest(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }

  async leave(): Promise<number | null> {
    this.#leave();
    return this.code;
  }
}

const waiting = 'Waiting for a change; Ctrl-C ends.';

describe('running on changes', () => {
  it('runs at once, and again after a change, and gives the last verdict', async () => {
    const stage = new Stage();
    await stage.end(1);
    assert.deepEqual(stage.log, ['started', waiting]);
    stage.change();
    await stage.rest();
    assert.deepEqual(stage.log.slice(2), ['settled', 'started']);
    await stage.end(0);
    assert.equal(await stage.leave(), 0);
    assert.deepEqual(stage.log.slice(4), [waiting, 'watch ended']);
  });

  it('stops a run that a change overtakes', async () => {
    const stage = new Stage();
    stage.change();
    await stage.rest();
    assert.deepEqual(stage.log, ['started', 'stopped', 'settled', 'started']);
    await stage.end(1);
    assert.equal(await stage.leave(), 1);
  });

  it('runs once for many changes at a time', async () => {
    const stage = new Stage();
    await stage.end(0);
    for (let count = 0; count < 5; count += 1) stage.change();
    await stage.rest();
    assert.deepEqual(stage.log.filter((line) => line === 'started').length, 2);
    await stage.end(0);
    await stage.leave();
  });

  it('ends in the middle of a run, without a code of its own', async () => {
    const stage = new Stage();
    assert.equal(await stage.leave(), null);
    assert.deepEqual(stage.log, ['started', 'stopped', 'watch ended']);
  });
});
