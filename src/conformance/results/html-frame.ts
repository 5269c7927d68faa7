import { createRequire } from 'node:module';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The HTML report around the messages: what stands before the first one, and after the last one. */
export interface HtmlFrame {
  readonly head: string;
  readonly tail: string;
}

type HtmlStream = Writable & AsyncIterable<string>;

const beforeMessages = 'window.CUCUMBER_MESSAGES = [';

/**
 * Reads the page around the messages from Cucumber's own HTML report, an empty one.
 *
 * @returns The frame.
 * @throws Error when the report keeps its messages elsewhere.
 */
export async function readHtmlFrame(): Promise<HtmlFrame> {
  // The formatter is Cucumber's, in whatever version it brings along.
  const ofCucumber = createRequire(require.resolve('@cucumber/cucumber'));
  const { CucumberHtmlStream } = ofCucumber('@cucumber/html-formatter') as {
    readonly CucumberHtmlStream: new () => HtmlStream;
  };
  const stream = new CucumberHtmlStream();
  stream.end();
  const page = await text(stream);
  const place = page.indexOf(`${beforeMessages}]`) + beforeMessages.length;
  if (place < beforeMessages.length)
    throw new Error(`Expected "${beforeMessages}]" in an empty HTML report of Cucumber's, found none`);
  return { head: page.slice(0, place), tail: page.slice(place) };
}
