import { Writable } from 'node:stream';
import type { IRunEnvironment, IRunOptions } from '@cucumber/cucumber/api';
import { packageRoot } from '../package-root';
import type { Order } from './order';

/** What differs between the runs that the suite asks of Cucumber. */
export interface CucumberRun {
  /** The features, relative to the package, or lines of them. */
  readonly paths: readonly string[];
  /** Match steps, run nothing. */
  readonly dryRun?: boolean;
  readonly failFast?: boolean;
  /** Absent: that of the features. */
  readonly order?: Order;
  readonly worldParameters?: IRunOptions['runtime']['worldParameters'];
  /** The files that Cucumber writes, with its names for their formats. */
  readonly files?: Readonly<Record<string, string>>;
}

/**
 * Says in Cucumber's terms what a run is to do: one scenario after the other, each once.
 *
 * @param run - What it is to do.
 * @returns Everything but the support code.
 */
export function cucumberOptions(run: CucumberRun): Omit<IRunOptions, 'support'> {
  return {
    sources: {
      defaultDialect: 'en',
      paths: [...run.paths],
      names: [],
      tagExpression: '',
      order: run.order ?? 'defined',
    },
    runtime: {
      dryRun: run.dryRun ?? false,
      failFast: run.failFast ?? false,
      filterStacktraces: true,
      parallel: 0,
      retry: 0,
      retryTagFilter: '',
      strict: true,
      worldParameters: run.worldParameters ?? {},
    },
    formats: { stdout: 'summary', files: { ...run.files }, publish: false, options: {} },
  };
}

/**
 * Says where Cucumber runs: in the package, and without printing, as progress and summary are the suite's own.
 *
 * @returns The environment.
 */
export function cucumberEnvironment(): IRunEnvironment {
  return { cwd: packageRoot, stdout: new Writable({ write: (_chunk, _encoding, done) => done() }) };
}
