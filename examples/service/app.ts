import { Hono } from 'hono';
import { Paginator, Request } from 'touchstone-reference';
import { simpleViews } from 'touchstone-reference/views';
import { BookResource } from './book-resource';
import type { Catalogue } from './catalogue';
import { catalogueHtml } from './catalogue-html';
import { BadQuery, readSearch } from './query';

// State of classes is one for the whole process, so it is set once; all that differs from request to request is handed over.
Paginator.viewFactoryResolver(() => simpleViews());
Paginator.defaultSimpleView('pagination::simple-default');

/**
 * Makes the service.
 *
 * @param catalogue - The books.
 * @returns The app; its `fetch` method turns a Request into a Response.
 */
export function createApp(catalogue: Catalogue): Hono {
  const app = new Hono();

  /** One page of books, found as the query says. */
  const pageOf = (request: Request, path: string, perPage: number) => {
    const search = readSearch(request, perPage);
    return new Paginator(catalogue.find(search), search.perPage, search.page, { path });
  };

  app.get('/books', (context) => {
    const request = new Request(context.req.raw);
    const page = pageOf(request, '/books', 20);
    return BookResource.collection(page).preserveQuery().response(request).toFetchResponse();
  });

  app.get('/books/:id{[0-9]{1,9}}', (context) => {
    const book = catalogue.get(Number(context.req.param('id')));
    if (book === null) return context.notFound();
    return new BookResource(book).response(new Request(context.req.raw)).toFetchResponse();
  });

  app.get('/', (context) => {
    const request = new Request(context.req.raw);
    const page = pageOf(request, '/', 10);
    return context.html(
      catalogueHtml(page.appends(request.query()), request.query('genre') as string | null),
    );
  });

  app.notFound((context) => context.json({ message: `There is nothing at ${context.req.path}` }, 404));
  app.onError((error, context) => {
    if (error instanceof BadQuery) return context.json({ message: error.message }, 400);
    console.error(error);
    return context.json({ message: 'The server has made a mistake' }, 500);
  });
  return app;
}
