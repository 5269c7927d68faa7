/** A row of the table `authors`. */
export interface Author {
  readonly id: number;
  readonly name: string;
}

/** A row of the table `books`. */
export interface BookRow {
  readonly id: number;
  readonly title: string;
  readonly genre: string;
  readonly year: number;
  readonly cents: number;
  /** What the shop has to say of the book; most have nothing. */
  readonly note: string | null;
}

/** A book. Its author is a relation: there once it was loaded. */
export class Book implements BookRow {
  readonly id: number;
  readonly title: string;
  readonly genre: string;
  readonly year: number;
  readonly cents: number;
  readonly note: string | null;

  /**
   * @param row - What the table has of it.
   * @param author - Its author, where the query asked for it.
   */
  constructor(
    row: BookRow,
    readonly author?: Author,
  ) {
    this.id = row.id;
    this.title = row.title;
    this.genre = row.genre;
    this.year = row.year;
    this.cents = row.cents;
    this.note = row.note;
  }

  /** Tells whether a relation was loaded; `whenLoaded` of a resource asks this. */
  relationLoaded(name: string): boolean {
    return name === 'author' && this.author !== undefined;
  }
}
