import { MarkdownPage } from './markdown-page';

/** The pages that show commands with their output, in blocks of the language `console`. */
export const pagesWithOutput: readonly string[] = MarkdownPage.all()
  .filter(({ blocks }) => blocks.some(({ language }) => language === 'console'))
  .map(({ path }) => path);
