/** How far a link to a line may be off, so that not every change of a source needs a page written again. */
const slack = 20;

const lineLink = /#L(\d+)\)/g;

/**
 * Keeps the links to lines of a page that are at most 20 lines off, so that it counts as out of date only
 * where more differs.
 */
export function keepNearLines(committed: string, written: string): string {
  const known = new Map(placed(committed));
  return placed(written)
    .map(([place, line]) => {
      const before = known.get(place);
      return before !== undefined && areNear(linesIn(before), linesIn(line)) ? before : line;
    })
    .join('\n');
}

/** The lines of a page, each with what it says, its lines aside, and below which heading. */
function placed(page: string): [place: string, line: string][] {
  let heading = '';
  return page.split('\n').map((line) => {
    if (line.startsWith('#')) heading = line;
    return [`${heading}\n${withoutLines(line)}`, line];
  });
}

function withoutLines(text: string): string {
  return text.replace(lineLink, '#L)');
}

function linesIn(text: string): number[] {
  return [...text.matchAll(lineLink)].map(([, line]) => Number(line));
}

function areNear(some: readonly number[], others: readonly number[]): boolean {
  return some.every((line, index) => Math.abs(line - (others[index] ?? 0)) <= slack);
}
