import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { packageRoot } from '../../src/suite/package-root';
import { headingAnchor } from './heading-anchor';

/** A block of code as it stands in a page. */
export interface CodeBlock {
  /** The word after the fence; empty when there is none. */
  readonly language: string;
  readonly text: string;
  /** What the comment right before the block says; empty when there is none. */
  readonly note: string;
  readonly line: number;
}

/** A link or a picture to something in the repository. */
export interface Link {
  readonly target: string;
  readonly anchor: string;
}

/** A page of the documentation. */
export class MarkdownPage {
  readonly #tokens: readonly Token[];
  #anchors: ReadonlySet<string> | null = null;

  constructor(
    readonly path: string,
    text: string = readFileSync(join(packageRoot, path), 'utf8'),
  ) {
    this.#tokens = marked.lexer(text);
  }

  /** Every Markdown file of the repository but those in `spec/`, generated ones included. */
  static all(): MarkdownPage[] {
    const files = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: packageRoot, encoding: 'utf8' });
    const paths = files.split('\0').filter((path) => path !== '' && !path.startsWith('spec/'));
    return paths.map((path) => new MarkdownPage(path));
  }

  /** Its blocks of code, in order. */
  get blocks(): CodeBlock[] {
    const blocks: CodeBlock[] = [];
    this.withBlocks((block) => {
      blocks.push(block);
      return null;
    });
    return blocks;
  }

  /** The links to places in the repository. */
  get links(): Link[] {
    return this.#all<Tokens.Link | Tokens.Image>('link', 'image').flatMap(({ href }) => {
      const [target = '', anchor = ''] = href.split('#');
      return /^[a-z]+:/.test(href) ? [] : [{ target, anchor }];
    });
  }

  /** The anchors of its headings, as GitHub makes them. */
  get anchors(): ReadonlySet<string> {
    this.#anchors ??= new Set(this.#all<Tokens.Heading>('heading').map(({ text }) => headingAnchor(text)));
    return this.#anchors;
  }

  /** What is set as code within its sentences and tables. */
  get codeSpans(): string[] {
    return this.#all<Tokens.Codespan>('codespan').map(({ text }) => text);
  }

  #all<T extends Token>(...types: readonly T['type'][]): T[] {
    const found: T[] = [];
    const collect = (token: Token): void => {
      if (types.includes(token.type)) found.push(token as T);
    };
    // One after the other, as the time for a list grows with the square of what is in it.
    for (const token of this.#tokens) void marked.walkTokens([token], collect);
    return found;
  }

  /** Writes blocks of code anew: `replace` returns what is to be in one, or null where it is to stay as it is. */
  withBlocks(replace: (block: CodeBlock) => string | null): string {
    let written = '';
    let line = 1;
    let note = '';
    for (const token of this.#tokens) {
      if (token.type === 'code') {
        const { lang = '', text, raw } = token as Tokens.Code;
        const replaced = replace({ language: lang, text, note, line });
        written += replaced === null ? raw : raw.replace(`\n${text}\n`, () => `\n${replaced}\n`);
      } else {
        written += token.raw;
      }
      line += token.raw.split('\n').length - 1;
      if (token.type === 'html') note = /^<!-- ([\s\S]*?) -->/.exec(token.raw)?.[1] ?? '';
      else if (token.type !== 'space') note = '';
    }
    return written;
  }
}
