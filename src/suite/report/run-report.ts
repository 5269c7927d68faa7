import type { ResultFile } from '../results/result-file';
import type { RunVerdict } from '../results/summary/verdict-line';
import type { ScenarioInfo } from '../scenarios/scenario-info';

/** What the page of a run is made of. */
export interface RunReport {
  readonly file: ResultFile;
  readonly verdict: RunVerdict;
  /** When it was, as the person who ran it says; null when nobody says so. */
  readonly date: string | null;
  /** The scenarios that fail as a list says. */
  readonly known: ReadonlySet<string>;
  /** Finds a scenario in the features. */
  readonly scenario: (id: string) => ScenarioInfo | undefined;
  /** Returns the command that reruns a scenario. */
  readonly rerun: (id: string) => string;
  /** Returns the messages of a failed scenario as JSON lines; null when there are none. */
  readonly transcript: (id: string) => string | null;
  /** Names the recorded systems that a scenario was seen to hold on. */
  readonly seenOn: (scenario: ScenarioInfo) => readonly string[];
}
