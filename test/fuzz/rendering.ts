import { HtmlString } from '../../src/reference/index';

/** A view factory that renders every view alike. */
export class Rendering {
  make(): HtmlString {
    return new HtmlString('<b>');
  }
}
