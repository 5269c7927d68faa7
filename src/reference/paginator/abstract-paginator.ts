import type { Htmlable } from '../contracts';
import { booleanArgument, integerArgument } from '../php/arguments';
import { escapeHtml } from '../php/html';
import type { MapLike } from '../php/maps';
import type { OrderedMap } from '../php/ordered-map';
import { BuildsPageUrls } from './builds-page-urls';

/** A page of items that knows the addresses of pages, but not how many pages there are. */
export abstract class AbstractPaginator<TValue> extends BuildsPageUrls<TValue> {
  /**
   * Renders the paginator through a view.
   *
   * Interface row: `Paginator.render`
   */
  abstract render(view?: string | null, data?: MapLike): Htmlable;

  /**
   * Tells whether there are items after this page.
   *
   * Interface row: `Paginator.hasMorePages`
   */
  abstract hasMorePages(): boolean;

  /**
   * Tells whether a number can be a page.
   *
   * Interface row: `Paginator.isValidPageNumber`
   */
  protected isValidPageNumber(page: number): boolean {
    return integerArgument('Paginator.isValidPageNumber(page)', page) >= 1;
  }

  /**
   * Gives the number of the first item; null without items.
   *
   * Interface row: `Paginator.firstItem`
   */
  firstItem(): number | null {
    const { currentPage, items, perPage } = this.properties;
    return items.count() > 0 ? (currentPage - 1) * perPage + 1 : null;
  }

  /**
   * Gives the number of the last item; null without items.
   *
   * Interface row: `Paginator.lastItem`
   */
  lastItem(): number | null {
    if (this.properties.items.count() === 0) return null;
    return (this.firstItem() ?? 0) + this.count() - 1;
  }

  /**
   * Gives the number of items a page has room for.
   *
   * Interface row: `Paginator.perPage`
   */
  perPage(): number {
    return this.properties.perPage;
  }

  /**
   * Tells whether there are several pages.
   *
   * Interface row: `Paginator.hasPages`
   */
  hasPages(): boolean {
    return this.currentPage() !== 1 || this.hasMorePages();
  }

  /**
   * Tells whether this is the first page.
   *
   * Interface row: `Paginator.onFirstPage`
   */
  onFirstPage(): boolean {
    return this.currentPage() <= 1;
  }

  /**
   * Tells whether this is the last page.
   *
   * Interface row: `Paginator.onLastPage`
   */
  onLastPage(): boolean {
    return !this.hasMorePages();
  }

  /**
   * Gives the number of this page.
   *
   * Interface row: `Paginator.currentPage`
   */
  currentPage(): number {
    return this.properties.currentPage;
  }

  /**
   * Sets the number of links on each side of the current one.
   *
   * Interface row: `Paginator.onEachSide`
   */
  onEachSide(count: number): this {
    this.linksOnEachSide = count;
    return this;
  }

  /** The interface's public property `$onEachSide`: number of links on each side of the current one. */
  get linksOnEachSide(): number {
    return this.properties.onEachSide;
  }

  set linksOnEachSide(count: number) {
    this.properties.onEachSide = integerArgument('Paginator.onEachSide(count)', count);
  }

  /**
   * Gives the options as they were passed.
   *
   * Interface row: `Paginator.getOptions`
   */
  getOptions(): OrderedMap<unknown> {
    return this.properties.options.clone();
  }

  /**
   * Renders the paginator; the text is never escaped.
   *
   * Interface row: `Paginator.toHtml`
   */
  toHtml(): string {
    return this.render().toHtml();
  }

  /**
   * Renders the paginator, escaped when {@link escapeWhenCastingToString} says so.
   *
   * Interface row: `Paginator.__toString`
   */
  override toString(): string {
    const html = this.render().toHtml();
    return this.properties.escapeWhenCastingToString ? escapeHtml(html) : html;
  }

  /**
   * Sets whether the string form is escaped.
   *
   * Interface row: `Paginator.escapeWhenCastingToString`
   */
  escapeWhenCastingToString(escapes = true): this {
    this.properties.escapeWhenCastingToString = booleanArgument(
      'Paginator.escapeWhenCastingToString(escape)',
      escapes,
    );
    return this;
  }
}
