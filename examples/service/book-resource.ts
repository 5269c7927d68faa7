import { type Request, resourceOf } from 'touchstone-reference';
import type { Book } from './book';

/** A book as clients of the API see it. */
export class BookResource extends resourceOf<Book>() {
  override toArray(request: Request) {
    return {
      id: this.id,
      title: this.title,
      genre: this.genre,
      year: this.year,
      note: this.whenNotNull(this.note),
      cents: this.when(request.query('prices') === '1', () => this.cents),
      author: this.whenLoaded('author'),
    };
  }
}
