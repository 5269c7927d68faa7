import { InvalidArgumentException, requireType, wrongType } from './errors';
import { Paginator } from './paginator/paginator';
import type { ViewFactory } from './paginator/resolvers';
import { escapeHtml, HtmlString } from './php/html';
import type { OrderedMap } from './php/ordered-map';

/** The words that the views show; `navigation` is what a screen reader calls the links. */
export type ViewTexts = Readonly<Record<'previous' | 'next' | 'navigation', string>>;

/** Some of these words. */
type SomeTexts = { readonly [Name in keyof ViewTexts]?: string | undefined };

const english: ViewTexts = { previous: 'Previous', next: 'Next', navigation: 'Pages' };

/** What sets one view apart from another: the attributes of its elements, each with a leading space. */
type Style = Readonly<Record<'nav' | 'link' | 'disabled', string>>;

const button = 'rounded-md border px-3 py-2 text-sm font-medium leading-5';

const styles: ReadonlyMap<string, Style> = new Map([
  [
    'pagination::simple-default',
    { nav: ' class="pagination"', link: ' class="page-link"', disabled: ' class="page-link disabled"' },
  ],
  [
    'pagination::simple-tailwind',
    {
      nav: ' class="flex items-center justify-between gap-2"',
      link: ` class="${button} border-gray-400 text-gray-800 hover:bg-gray-100 focus-visible:outline-2 dark:border-gray-500 dark:text-gray-100 dark:hover:bg-gray-800"`,
      disabled: ` class="${button} cursor-not-allowed border-gray-200 text-gray-500 dark:border-gray-700 dark:text-gray-400"`,
    },
  ],
]);

/**
 * Returns a view factory with the two "simple" views: `pagination::simple-default`, which leaves the styling to the classes
 * `pagination`, `page-link` and `disabled`, and `pagination::simple-tailwind`. A paginator without other pages renders as nothing.
 *
 * @param texts - Words in place of the English ones; the data given to `links` and `render` go before them.
 * @returns The factory, for `Paginator.viewFactoryResolver`. It throws InvalidArgumentException for a view it does not have, and
 *   TypeError for data without a paginator or with words that are not text.
 */
export function simpleViews(texts: SomeTexts = {}): ViewFactory {
  return {
    make(view, data) {
      const style = styles.get(view);
      if (style === undefined) {
        const known = [...styles.keys()].join(', ');
        throw new InvalidArgumentException(`View [${view}] not found: expected one of ${known}.`);
      }
      const page = data.get('paginator');
      requireType(page instanceof Paginator, 'The data "paginator" of a view', 'a Paginator', page);
      return new HtmlString(page.hasPages() ? navigation(page, style, wordsFor(data, texts)) : '');
    },
  };
}

function wordsFor(data: OrderedMap<unknown>, texts: SomeTexts): ViewTexts {
  const word = (name: keyof ViewTexts): string => {
    const text = data.get(name) ?? texts[name] ?? english[name];
    if (typeof text !== 'string') throw wrongType(`The data "${name}" of a view`, 'a string', text);
    return escapeHtml(text);
  };
  return { previous: word('previous'), next: word('next'), navigation: word('navigation') };
}

function navigation(page: Paginator, style: Style, words: ViewTexts): string {
  const previous = link(page.previousPageUrl(), 'prev', words.previous, style);
  const next = link(page.nextPageUrl(), 'next', words.next, style);
  return `<nav${style.nav} aria-label="${words.navigation}">\n  ${previous}\n  ${next}\n</nav>`;
}

/** A link that leads nowhere stays in its place and says so, to screen readers as well. */
function link(url: string | null, relation: string, text: string, style: Style): string {
  return url === null
    ? `<a${style.disabled} role="link" aria-disabled="true">${text}</a>`
    : `<a${style.link} href="${escapeHtml(url)}" rel="${relation}">${text}</a>`;
}
