import type { DataTable } from '@cucumber/cucumber';
import type { OrderedJson } from '../../src/suite/notation/ordered-json';
import type { Outcome, RaisedError, WireValue } from '../../src/suite/protocol/wire';
import type { Opening, StepView } from './leaves-open';

/** The parts of a value that is an object or a tag; of any other value there are none. */
export type Parts = { readonly [key: string]: WireValue | undefined };

/** Leaves something of values open; an error instead of one never is. */
export function ofValues(what: string, seen: (value: WireValue, look: StepView) => unknown): Opening {
  const see = (outcome: Outcome, look: StepView): unknown =>
    'value' in outcome ? { seen: seen(outcome.value, look) } : outcome;
  return { what, seen: (look) => look.outcomes.map((outcome) => see(outcome, look)) };
}

/** Leaves something of errors open; a value instead of one never is. */
export function ofErrors(what: string, seen: (error: RaisedError, look: StepView) => unknown): Opening {
  const see = (outcome: Outcome, look: StepView): unknown =>
    'error' in outcome ? { seen: seen(outcome.error, look) } : 'no error';
  return { what, seen: (look) => look.outcomes.map((outcome) => see(outcome, look)) };
}

/** Leaves something of responses open; what is no response never is. */
export function ofResponses(
  what: string,
  seen: (content: string, look: StepView, response: Parts) => unknown,
): Opening {
  return ofValues(what, (value, look) => {
    const response = partsOf(value);
    const { status, content } = response;
    if (typeof status !== 'number' || typeof content !== 'string') return 'no response';
    return { seen: seen(content, look, response) };
  });
}

/** Returns the parts of a value. */
export function partsOf(value: WireValue): Parts {
  return (typeof value === 'object' && value !== null ? value : {}) as Parts;
}

/** Returns the value of an outcome, or undefined when it has none. */
export function valueIn(outcome: Outcome | undefined): WireValue | undefined {
  return outcome !== undefined && 'value' in outcome ? outcome.value : undefined;
}

/** Returns what a step expects: its last argument. */
export function expectedBy({ args }: StepView): OrderedJson {
  return args.at(-1) as OrderedJson;
}

/** Returns the rows of the table that a step expects. */
export function rowsOf({ args }: StepView): readonly (readonly string[])[] {
  return (args.at(-1) as DataTable).raw();
}
