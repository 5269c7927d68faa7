import { Database, type QueryResult } from 'node-sqlite3-wasm';
import { type Author, Book, type BookRow } from './book';

/** The kinds of books there are. */
export const genres = ['biography', 'history', 'novel', 'poetry', 'science', 'travel'] as const;

/** What to look for. */
export interface Search {
  readonly genre: string | null;
  readonly page: number;
  readonly perPage: number;
  readonly withAuthor: boolean;
}

const size = 10_000;
const authors = 250;
const subjects = [
  'Bridges',
  'Clocks',
  'Glass',
  'Islands',
  'Maps',
  'Rivers',
  'Salt',
  'Tides',
  'Trains',
  'Winter',
];
const openings = ['A Short Book of', 'Letters on', 'Notes on <Old>', 'The "Other"', 'Tom & the'];
const firstNames = ['Ada', 'Bo', 'Chinua', 'Élise', 'Fatima'];
const lastNames = ['Adams', "O'Neill", 'Ito', 'Müller', 'Sánchez'];

/** Picks one of a list by a number, so that every start makes the same books. */
function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** The books of a shop, in an embedded database. */
export class Catalogue {
  readonly #database: Database;

  /**
   * Opens the catalogue in memory, and fills it.
   */
  constructor() {
    this.#database = new Database(':memory:');
    this.#database.exec(`
      CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE books (
        id INTEGER PRIMARY KEY, author_id INTEGER NOT NULL REFERENCES authors, title TEXT NOT NULL, genre TEXT NOT NULL,
        year INTEGER NOT NULL, cents INTEGER NOT NULL, note TEXT
      );
      CREATE INDEX books_by_genre ON books (genre, id);
      BEGIN;
    `);
    const author = this.#database.prepare('INSERT INTO authors VALUES (?, ?)');
    for (let id = 1; id <= authors; id += 1)
      author.run([id, `${pick(firstNames, id)} ${pick(lastNames, Math.floor(id / firstNames.length))}`]);
    const book = this.#database.prepare('INSERT INTO books VALUES (?, ?, ?, ?, ?, ?, ?)');
    for (let id = 1; id <= size; id += 1) {
      const title = `${pick(openings, id)} ${pick(subjects, Math.floor(id / openings.length))}, part ${id}`;
      const note = id % 7 === 0 ? 'Signed by the author' : null;
      book.run([
        id,
        (id % authors) + 1,
        title,
        pick(genres, id * 7),
        1900 + (id % 120),
        500 + (id % 40) * 25,
        note,
      ]);
    }
    author.finalize();
    book.finalize();
    this.#database.exec('COMMIT');
  }

  /**
   * Finds the books of one page, and one more if there is one: that is how a paginator knows of a next page.
   *
   * @param search - What to look for.
   * @returns At most `perPage` + 1 books.
   */
  find({ genre, page, perPage, withAuthor }: Search): Book[] {
    const rows = this.#database.all(
      `SELECT books.*, authors.name AS author_name FROM books JOIN authors ON authors.id = author_id
       WHERE :genre IS NULL OR genre = :genre ORDER BY books.id LIMIT :limit OFFSET :offset`,
      { ':genre': genre, ':limit': perPage + 1, ':offset': (page - 1) * perPage },
    );
    return rows.map((row) => toBook(row, withAuthor));
  }

  /**
   * Finds one book.
   *
   * @param id - Its number.
   * @returns The book with its author; null when there is none.
   */
  get(id: number): Book | null {
    const row = this.#database.get(
      'SELECT books.*, authors.name AS author_name FROM books JOIN authors ON authors.id = author_id WHERE books.id = ?',
      [id],
    );
    return row === null ? null : toBook(row, true);
  }

  /** Closes the database. */
  close(): void {
    this.#database.close();
  }
}

function toBook(row: QueryResult, withAuthor: boolean): Book {
  // The columns are those of the tables above, whose types the driver cannot know.
  const { author_id, author_name, ...book } = row as unknown as BookRow & {
    readonly author_id: number;
    readonly author_name: string;
  };
  const author: Author = { id: author_id, name: author_name };
  return withAuthor ? new Book(book, author) : new Book(book);
}
