import type { Post } from './dataset';
import type { TaskName } from './tasks';

/** An operation that is measured: it gives text. */
export type Operation = () => string;

/** Makes the operation that asks for one page after the other, and after a thousand begins again. */
export function pageAfterPage(build: (page: number) => string): Operation {
  let page = 0;
  return () => {
    page = (page % 1000) + 1;
    return build(page);
  };
}

/** One way to do the tasks. */
export interface Contender {
  /** Tasks for which this contender claims the bytes of the reference; of the others the shape is its own. */
  readonly sameBytes: readonly TaskName[];
  /**
   * Gets a task ready; what is done here is not measured.
   *
   * @param task - The task.
   * @param posts - The items, one more than fit on the page.
   * @returns The operation; null for a task that this contender does not do.
   */
  prepare(task: TaskName, posts: readonly Post[]): Operation | null;
}
