/** One item of a page. */
export interface Post {
  readonly id: number;
  readonly title: string;
  readonly body: string;
}

const BODY_LENGTH = 100;
const SENTENCE = 'The quick brown fox jumps over the lazy dog while the band plays on. ';

/** The query that all page addresses carry: five parameters, one of them nested. */
export const query = {
  search: 'red shoes & socks',
  sort: '-created_at',
  status: 'open',
  filter: { author: 'ann', tags: ['new', 'on sale'] },
  limit: '50',
} as const;

/** Path of all page addresses. */
export const path = '/posts';

/** The page that is shown. */
export const currentPage = 2;

/**
 * Makes items that are the same for every contender: ASCII text, bodies of 100 characters.
 *
 * @param count - How many.
 * @returns The items.
 */
export function makePosts(count: number): Post[] {
  const text = SENTENCE.repeat(4);
  return Array.from({ length: count }, (_, index) => {
    const start = index % SENTENCE.length;
    return { id: index + 1, title: `Post number ${index + 1}`, body: text.slice(start, start + BODY_LENGTH) };
  });
}
