import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { packageRoot } from '../package-root';

/** A page before it is written. */
export interface PageContent {
  readonly title: string;
  /** The page's own script, a file of `assets`. */
  readonly script: string;
  /** Data for the script; null when it needs none. */
  readonly data: unknown;
  readonly body: ComponentChildren;
}

/**
 * Writes a page that is complete in itself: it loads nothing, and runs no script but its own.
 *
 * @param page - What is on it.
 * @returns The HTML document.
 */
export function pageDocument({ title, script, data, body }: PageContent): string {
  const code = asset(script);
  const policy = [
    "default-src 'none'",
    'img-src data:',
    "style-src 'unsafe-inline'",
    `script-src '${hashOf(code)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const html = renderToString(
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="data:," />
        <style dangerouslySetInnerHTML={{ __html: asset('page.css') }} />
      </head>
      <body>
        {body}
        {data === null ? null : (
          <script type="application/json" id="data" dangerouslySetInnerHTML={{ __html: inScript(data) }} />
        )}
        <script dangerouslySetInnerHTML={{ __html: code }} />
      </body>
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}

function asset(name: string): string {
  return readFileSync(join(packageRoot, 'assets', name), 'utf8');
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}

/** JSON that cannot end the element it stands in. */
function inScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
