/** Stands in a page for lines that are left out. */
const leftOut = '…';

/** What two lines have in common that differ in figures alone: a table moves with the width of its figures. */
const masked = (line: string): string => line.replace(/\d+(\.\d+)?/g, '0').replace(/ +/g, ' ');

/**
 * Finds what a page shows of an output in the whole of it.
 *
 * @param shown - The lines of the page; `…` stands for any lines.
 * @param actual - What a command wrote.
 * @returns The same lines as they are in the output, preferably just as shown, else with other figures; null when they are not there.
 */
export function fitOutput(shown: string, actual: string): string | null {
  return fit(shown, actual, (line) => line) ?? fit(shown, actual, masked);
}

function fit(shown: string, actual: string, form: (line: string) => string): string | null {
  const wanted = lines(shown);
  const there = lines(actual);
  if (wanted.length === 0) return there.length === 0 ? '' : null;
  const found: string[] = [];
  let next = 0;
  for (const [index, run] of runsOf(wanted).entries()) {
    if (index > 0) found.push(leftOut);
    const starts = startsOf(run.map(form), there.map(form)).filter((start) => start >= next);
    const isLast = run.length > 0 && index === runsOf(wanted).length - 1;
    const start = isLast ? starts.at(-1) : starts[0];
    if (start === undefined || (index === 0 && start > 0 && run.length > 0)) return null;
    if (isLast && start + run.length !== there.length) return null;
    found.push(...there.slice(start, start + run.length));
    next = start + run.length;
  }
  return found.join('\n');
}

function lines(text: string): string[] {
  return text === '' ? [] : text.split('\n').map((line) => line.trimEnd());
}

/** The runs of lines between those that are left out; the first and the last are empty where lines are left out. */
function runsOf(shown: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const line of shown) {
    if (line === leftOut) runs.push([]);
    else runs.at(-1)?.push(line);
  }
  return runs;
}

function startsOf(run: readonly string[], there: readonly string[]): number[] {
  return [...there.keys(), there.length].filter(
    (start) => start + run.length <= there.length && run.every((line, at) => there[start + at] === line),
  );
}
