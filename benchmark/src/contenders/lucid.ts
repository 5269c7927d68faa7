import { type Contender, pageAfterPage } from '../contender';
import { currentPage, type Post, path, query } from '../dataset';

/** What is used of Lucid's paginator. */
export interface LucidPaginator {
  baseUrl(url: string): this;
  queryString(values: object): this;
  getUrl(page: number): string;
  toJSON(): { readonly meta: object; readonly data: readonly unknown[] };
}

type PaginatorClass = new (
  total: number,
  perPage: number,
  page: number,
  ...rows: unknown[]
) => LucidPaginator;

// A name that the compiler does not follow: the package is installed when the benchmark runs, not before.
const PACKAGE: string = '@adonisjs/lucid/database';

/**
 * Loads Lucid's paginator.
 *
 * @returns Makes a page of items with a base path.
 */
export async function loadLucid(): Promise<(posts: readonly Post[]) => LucidPaginator> {
  const { SimplePaginator } = (await import(PACKAGE)) as { readonly SimplePaginator: PaginatorClass };
  return (posts) => {
    const perPage = posts.length - 1;
    return new SimplePaginator(perPage * 3, perPage, currentPage, ...posts.slice(0, perPage)).baseUrl(path);
  };
}

/**
 * Loads the contender that uses Lucid, whose JSON has another shape.
 *
 * @returns The contender.
 */
export async function lucid(): Promise<Contender> {
  const pageOf = await loadLucid();
  return {
    sameBytes: ['url', 'first-url'],
    prepare(task, posts) {
      const paginator = pageOf(posts).queryString(query);
      switch (task) {
        case 'paginator':
          return () => JSON.stringify(pageOf(posts));
        case 'url':
          return pageAfterPage((page) => paginator.getUrl(page));
        case 'first-url': {
          const none = posts.slice(0, 1);
          return pageAfterPage((page) => pageOf(none).queryString(query).getUrl(page));
        }
        default:
          return null;
      }
    },
  };
}
