import { html, raw } from 'hono/html';
import type { Paginator } from 'touchstone-reference';
import type { Book } from './book';
import { genres } from './catalogue';

const style = raw(`
  :root { color-scheme: light dark; --line: light-dark(#ccc, #555); --quiet: light-dark(#555, #aaa); }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; gap: .5rem; align-items: center; margin-bottom: 1rem; }
  select, button { font: inherit; padding: .25rem .5rem; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { border-top: 1px solid var(--line); padding: .5rem 0; display: flex; justify-content: space-between; gap: 1rem; }
  small { color: var(--quiet); white-space: nowrap; }
  .pagination { display: flex; justify-content: space-between; margin-top: 1rem; }
  .page-link { border: 1px solid var(--line); border-radius: .4rem; padding: .4rem .9rem; color: inherit; text-decoration: none; }
  .page-link[href]:hover { border-color: currentColor; }
  .disabled { color: var(--quiet); border-style: dashed; }
`);

/**
 * Writes the catalogue as a page for people.
 *
 * @param page - The books of the page, its links with the query already.
 * @param genre - The genre that was asked for.
 * @returns The document; everything that comes from the data is escaped.
 */
export function catalogueHtml(page: Paginator<Book>, genre: string | null) {
  const options = genres.map(
    (name) => html`<option${raw(name === genre ? ' selected' : '')}>${name}</option>`,
  );
  const books = [...page].map(
    (book) => html`<li><span>${book.title}</span><small>${book.genre}, ${book.year}</small></li>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Books, page ${page.currentPage()}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Books ${page.firstItem() ?? 0} to ${page.lastItem() ?? 0}</h1>
<form>
<label for="genre">Genre</label>
<select id="genre" name="genre"><option value="">any</option>${options}</select>
<button>Show</button>
</form>
<ol>${books}</ol>
${raw(page.links().toHtml())}
</main>
</body>
</html>`;
}
