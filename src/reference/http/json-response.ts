import { describeValue, InvalidArgumentException, JSON_FAILURE, JsonEncodingException } from '../errors';
import { integerArgument, textArgument } from '../php/arguments';
import { JSON_PARTIAL_OUTPUT_ON_ERROR } from '../php/json-flags';
import { encodeJson } from '../php/json-writer';

/** A JSON response that hooks may still change before it is sent. */
export class JsonResponse {
  /** What the response was made from. */
  original: unknown;

  /** The body. */
  readonly content: string;

  #headers: Headers | undefined;
  #status = 200;

  /**
   * @param data - The data, written as JSON at once.
   * @param status - The HTTP status.
   * @param options - JSON flags.
   * @throws InvalidArgumentException when the data has no JSON form.
   */
  constructor(data: unknown, status = 200, options = 0) {
    this.original = data;
    this.content = contentOf(data, integerArgument('JsonResponse(options)', options));
    this.setStatusCode(integerArgument('JsonResponse(status)', status));
  }

  /** The header fields. */
  get headers(): Headers {
    // Made when first asked for: most responses are sent without anybody looking at a header.
    this.#headers ??= new Headers({ 'content-type': 'application/json' });
    return this.#headers;
  }

  /** The HTTP status. */
  get status(): number {
    return this.#status;
  }

  /**
   * Sets the HTTP status.
   *
   * @param status - A status from 100 to 599.
   * @returns This response.
   * @throws InvalidArgumentException when there is no such status.
   */
  setStatusCode(status: number): this {
    const code = integerArgument('setStatusCode(status)', status);
    if (code < 100 || code > 599) {
      throw new InvalidArgumentException(`The HTTP status code "${code}" is not valid.`);
    }
    this.#status = code;
    return this;
  }

  /**
   * Sets a header field.
   *
   * @param name - The field's name.
   * @param value - The value, which replaces an earlier one.
   * @returns This response.
   * @throws InvalidArgumentException when HTTP has no such name or value.
   */
  header(name: string, value: string): this {
    const field = textArgument('header(name)', name);
    const text = textArgument('header(value)', value);
    try {
      this.headers.set(field, text);
    } catch (cause) {
      const received = `${describeValue(field)} with ${describeValue(text)}`;
      const message = `header(name, value): expected a field of HTTP, received ${received}`;
      throw new InvalidArgumentException(message, { cause });
    }
    return this;
  }

  /**
   * Converts this response to one of the Fetch API.
   *
   * @returns A new response with the same status, header fields and body.
   * @throws RangeError when the status is one that the Fetch API does not let a program create (below 200).
   */
  toFetchResponse(): Response {
    const hasBody = ![204, 205, 304].includes(this.#status);
    return new Response(hasBody ? this.content : null, { status: this.#status, headers: this.headers });
  }
}

function contentOf(data: unknown, options: number): string {
  const substitutes = options & JSON_PARTIAL_OUTPUT_ON_ERROR;
  try {
    return encodeJson(data, options ^ substitutes);
  } catch (cause) {
    if (!(cause instanceof JsonEncodingException) || cause.isReport) throw cause;
    if (substitutes === 0 || NEVER_SUBSTITUTED.includes(cause.message)) {
      throw new InvalidArgumentException(cause.message, { cause });
    }
    return encodeJson(data, options);
  }
}

const NEVER_SUBSTITUTED: readonly string[] = [JSON_FAILURE.malformed, JSON_FAILURE.depth];
