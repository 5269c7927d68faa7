import type { Law } from '../../src/suite/laws/law';
import { errorForValue } from './corrupted-outcome';
import type { Finding } from './probe';

/** The name under which everything that laws leave open is counted. */
const leftToOthers = 'what a law leaves to others';

/** What came of one kind of change to the results of one operation, over all cases of a law. */
interface Tried {
  readonly first: Finding;
  readonly count: number;
  readonly noticed: number;
}

/**
 * Judges what changes came to in cases of a law, each judged as if the law left nothing open: a law looks at
 * one side of its subject, and a case need not show it, so every kind of change to the results of an
 * operation has to be noticed in some case unless the law leaves it open. Returns the same changes, judged by
 * operation and kind.
 */
export function lawFindings({ leavesOpen = {} }: Law, findings: readonly Finding[]): Finding[] {
  const tried = new Map<string, Tried>();
  for (const finding of findings) {
    const key = JSON.stringify([operationOf(finding), finding.kind]);
    const { first, count, noticed } = tried.get(key) ?? { first: finding, count: 0, noticed: 0 };
    tried.set(key, { first, count: count + 1, noticed: noticed + Number(finding.verdict === 'noticed') });
  }
  const all = [...tried.values()];
  const looksAt = new Set(
    all
      .filter(({ first, noticed }) => noticed > 0 && first.kind !== errorForValue)
      .map(({ first }) => operationOf(first)),
  );
  const judged = all.flatMap((tried) => {
    const { first, count } = tried;
    const operation = operationOf(first);
    const isOpen = leavesOpen[operation]?.includes(first.kind) ?? false;
    const verdict = isOpen ? openVerdict(tried) : closedVerdict(tried, looksAt.has(operation));
    const opening = isOpen ? leftToOthers : '';
    const isWrong = verdict === 'survived' || verdict === 'untrue';
    return new Array<Finding>(isWrong ? 1 : count).fill({ ...first, verdict, opening });
  });
  return [...judged, ...neverTried(leavesOpen, all)];
}

function openVerdict({ noticed }: Tried): Finding['verdict'] {
  return noticed > 0 ? 'untrue' : 'open';
}

function closedVerdict({ first, noticed }: Tried, isLookedAt: boolean): Finding['verdict'] {
  if (noticed > 0) return 'noticed';
  const isCalledForItsEffect = !isLookedAt && first.kind !== errorForValue && givesNothingNew(first);
  return isCalledForItsEffect || first.verdict === 'unobserved' ? 'unobserved' : 'survived';
}

/** Whether an operation gave its object back, or nothing: then it is called for what it changes. */
function givesNothingNew({ request, was }: Finding): boolean {
  const [, { target }] = JSON.parse(request) as [string, { readonly target?: string }];
  if (!('value' in was)) return false;
  return was.value === null || (was.value as { readonly $ref?: string }).$ref === target;
}

function operationOf({ request }: Finding): string {
  const [, { operation, property, class: className }] = JSON.parse(request) as [
    string,
    { readonly operation?: string; readonly property?: string; readonly class?: string },
  ];
  return operation ?? property ?? className ?? '';
}

function neverTried(leavesOpen: NonNullable<Law['leavesOpen']>, tried: readonly Tried[]): Finding[] {
  const known = new Set(tried.map(({ first }) => JSON.stringify([operationOf(first), first.kind])));
  return Object.entries(leavesOpen).flatMap(([operation, kinds]) =>
    kinds
      .filter((kind) => !known.has(JSON.stringify([operation, kind])))
      .map(
        (kind): Finding => ({
          verdict: 'untrue',
          step: 'a law',
          kind,
          place: '',
          request: JSON.stringify(['call', { operation }]),
          was: { value: null },
          opening: leftToOthers,
          message: 'never tried',
        }),
      ),
  );
}
