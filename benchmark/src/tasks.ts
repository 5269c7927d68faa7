/** What a contender is asked to do. */
export type TaskName = 'paginator' | 'url' | 'first-url' | 'response' | 'named-response';

/** One measured task. */
export interface Task {
  /** Its letter in the tables. */
  readonly id: string;
  readonly name: TaskName;
  /** Items on the page. */
  readonly size: number;
  readonly title: string;
}

/** The tasks, in the order of the tables. */
export const tasks: readonly Task[] = [
  { id: 'a', name: 'paginator', size: 15, title: 'a paginator over 16 items, 15 a page, to JSON' },
  { id: 'b', name: 'url', size: 15, title: 'url(n) with five query values, one nested' },
  { id: 'b1', name: 'first-url', size: 15, title: 'a new paginator, its five query values, and one url(n)' },
  { id: 'c', name: 'response', size: 15, title: '15 items through a resource class, paginated, to the body' },
  { id: 'c1', name: 'named-response', size: 15, title: 'the same, attributes read as this.id instead' },
  { id: 'd1k', name: 'response', size: 1000, title: 'as c with 1,000 items' },
  { id: 'd10k', name: 'response', size: 10_000, title: 'as c with 10,000 items' },
];

/**
 * Finds a task by its letter.
 *
 * @param id - The letter.
 * @returns The task.
 * @throws RangeError when there is none.
 */
export function findTask(id: string): Task {
  const task = tasks.find((one) => one.id === id);
  if (task === undefined) {
    throw new RangeError(`task: expected one of ${tasks.map((one) => one.id).join(', ')}, received "${id}"`);
  }
  return task;
}
