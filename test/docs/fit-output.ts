/** Stands in a page for lines that are left out. */
export const leftOut = '…';

/** What two lines have in common that differ in figures alone: a table moves with the width of its figures. */
const masked = (line: string): string => line.replace(/\d+(\.\d+)?/g, '0').replace(/ +/g, ' ');

/** Lines that a page shows in a row, and where in the output they have to be. */
interface Run {
  readonly lines: readonly string[];
  /** Whether nothing is left out before it, and behind it. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** The place of a run in the output: from a line to before another. */
type Place = readonly [start: number, end: number];

/** Finds the place of a run among lines, from one of them on; null when it is not there. */
type Finder = (run: Run, there: readonly string[], from: number) => Place | null;

/**
 * Finds what a page shows of an output (`…` stands for any lines) in the whole of it: preferably just as
 * shown, else with other figures, else the lines that stand in their place. Null when they are not there.
 */
export function fitOutput(shown: string, actual: string): string | null {
  const isSame = same((line) => line);
  return fit(shown, actual, isSame) ?? fit(shown, actual, same(masked)) ?? fit(shown, actual, similar);
}

function fit(shown: string, actual: string, find: Finder): string | null {
  const wanted = lines(shown);
  const there = lines(actual);
  if (wanted.length === 0) return there.length === 0 ? '' : null;
  const found: string[] = [];
  let next = 0;
  for (const run of runsOf(wanted)) {
    if (!run.isFirst) found.push(leftOut);
    if (run.lines.length === 0) continue;
    const place = find(run, there, next);
    if (place === null) return null;
    found.push(...there.slice(...place));
    next = place[1];
  }
  return found.join('\n');
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => line.trimEnd());
}

/** The runs of lines between those that are left out; the first and the last are empty where lines are left out. */
function runsOf(shown: readonly string[]): Run[] {
  const runs: string[][] = [[]];
  for (const line of shown) {
    if (line === leftOut) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs.map((run, index) => ({ lines: run, isFirst: index === 0, isLast: index === runs.length - 1 }));
}

/** Finds lines that have a form in common with all of a run. */
function same(form: (line: string) => string): Finder {
  return ({ lines: run, isFirst, isLast }, there, from) => {
    const starts = [...there.keys()].filter(
      (start) => start >= from && run.every((line, at) => form(there[start + at] ?? '\n') === form(line)),
    );
    const start = isLast ? starts.at(-1) : starts[0];
    if (start === undefined || (isFirst && start > 0)) return null;
    const end = start + run.length;
    return isLast && end !== there.length ? null : [start, end];
  };
}

/** Finds the lines that stand in the place of a run, of which some have changed. */
const similar: Finder = ({ lines: run, isFirst, isLast }, there, from) => {
  if (isFirst && isLast) return null;
  const first = masked(run[0] ?? '');
  const last = masked(run.at(-1) ?? '');
  const forms = there.map(masked);
  if (isFirst) {
    const end = forms.indexOf(last) + 1;
    return [0, end === 0 ? Math.min(run.length, there.length) : end];
  }
  if (isLast) {
    const start = forms.lastIndexOf(first);
    return [start < from ? Math.max(from, there.length - run.length) : start, there.length];
  }
  const likeness = (start: number): number =>
    run.filter((line, at) => forms[start + at] === masked(line)).length +
    run.filter((line, at) => there[start + at] === line).length;
  const starts = [...there.keys()].filter((start) => start >= from && start + run.length <= there.length);
  const most = Math.max(0, ...starts.map(likeness));
  const best = starts.find((start) => likeness(start) === most);
  return most === 0 || best === undefined ? null : [best, best + run.length];
};
