import type { Request } from 'touchstone-reference';
import { genres, type Search } from './catalogue';

/** A request that cannot be answered, with the reason for its sender. */
export class BadQuery extends Error {}

/**
 * Reads from the query of a request what to look for.
 *
 * @param request - The request.
 * @param perPage - How many books a page holds unless the query says otherwise.
 * @returns What to look for.
 * @throws BadQuery when a parameter is not what it has to be.
 */
export function readSearch(request: Request, perPage: number): Search {
  const genre = request.query('genre') || null;
  if (genre !== null && !genres.includes(genre as (typeof genres)[number]))
    throw new BadQuery(`genre: expected one of ${genres.join(', ')}, received ${JSON.stringify(genre)}`);
  return {
    genre: genre as string | null,
    page: readNumber(request, 'page', 1, Math.floor(Number.MAX_SAFE_INTEGER / 100)),
    perPage: readNumber(request, 'per_page', perPage, 100),
    withAuthor: request.query('include') === 'author',
  };
}

function readNumber(request: Request, name: string, fallback: number, most: number): number {
  const given = request.query(name);
  if (given === null) return fallback;
  const number = typeof given === 'string' && /^\d{1,16}$/.test(given) ? Number(given) : 0;
  if (number < 1 || number > most)
    throw new BadQuery(
      `${name}: expected a whole number from 1 to ${most}, received ${JSON.stringify(given)}`,
    );
  return number;
}
