import { leftOut } from './fit-output';
import { MarkdownPage } from './markdown-page';
import { PageRun } from './page-run';

/** A page with the output that its commands have now. */
export interface UpdatedPage {
  readonly text: string;
  /** The lines of the blocks that could not be written anew without losing what they leave out. */
  readonly lost: readonly number[];
}

/** Does what a page tells its readers, and puts the output of the commands in. */
export function updatedPage(path: string, before: string): UpdatedPage {
  const lost: number[] = [];
  const current = { line: 0 };
  const run = new PageRun((shown, actual) => {
    if (!shown.split('\n').includes(leftOut)) return actual;
    lost.push(current.line);
    return shown;
  });
  const text = new MarkdownPage(path, before).withBlocks((block) => {
    current.line = block.line;
    return run.do(block);
  });
  return { text, lost };
}
