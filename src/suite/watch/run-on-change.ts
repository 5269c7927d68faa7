/** A run that has been started. */
export interface StartedRun {
  /** The exit code, once it has ended. */
  readonly ended: Promise<number>;
  stop(): void;
}

/** What running on changes needs from outside. */
export interface ChangeSource {
  start(): StartedRun;
  /** Watches; the function it returns ends the watch. */
  watch(onChange: () => void): () => Promise<void>;
  /** Waits a moment without changes: a person often saves several files together. */
  settle(): Promise<void>;
  /** Resolves when no more runs are wanted. */
  readonly enough: Promise<void>;
  say(text: string): void;
}

/**
 * Runs once, and again after every change; a run that is overtaken by a change is stopped.
 *
 * @param source - Runs, and changes.
 * @returns The exit code of the last run that ended by itself, null when none did.
 */
export async function runOnChange(source: ChangeSource): Promise<number | null> {
  let change = new Change();
  const endWatch = source.watch(() => change.notify());
  const enough = source.enough.then(() => 'enough' as const);
  let code: number | null = null;
  try {
    for (;;) {
      const run = source.start();
      const first = await Promise.race([run.ended, change.happened, enough]);
      if (typeof first === 'number') {
        code = first;
        source.say('Waiting for a change; Ctrl-C ends.');
        if ((await Promise.race([change.happened, enough])) === 'enough') return code;
      } else {
        run.stop();
        await run.ended;
        if (first === 'enough') return code;
      }
      let next: 'change' | 'enough' | undefined = 'change';
      while (next === 'change') {
        change = new Change();
        next = (await Promise.race([source.settle(), change.happened, enough])) ?? undefined;
      }
      if (next === 'enough') return code;
    }
  } finally {
    await endWatch();
  }
}

/** The next change: it happens once. */
class Change {
  #notify: (word: 'change') => void = () => undefined;
  readonly happened = new Promise<'change'>((resolve) => {
    this.#notify = resolve;
  });

  notify(): void {
    this.#notify('change');
  }
}
