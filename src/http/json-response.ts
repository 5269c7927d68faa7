import { isArrayable, isJsonable, isJsonSerializable } from '../support/contracts';
import { InvalidArgumentException, JSON_FAILURE, JsonEncodingException, wrongType } from '../support/errors';
import { JSON_PARTIAL_OUTPUT_ON_ERROR } from '../support/json-flags';
import { encodeJson } from '../support/json-text';

/** A JSON answer that hooks may still change before it is sent. */
export class JsonResponse {
  /** What the answer was made from. */
  original: unknown;

  readonly #content: string;
  readonly #given: HeadersInit;
  #headers: Headers | null = null;
  #status = 200;

  /**
   * @param data - The data, written as JSON at once.
   * @param status - The HTTP status.
   * @param headers - Header fields.
   * @param options - JSON flags.
   * @throws InvalidArgumentException when the data has no JSON form.
   */
  constructor(data: unknown = {}, status = 200, headers: HeadersInit = {}, options = 0) {
    this.original = data;
    this.#content = contentOf(data, options);
    this.#given = headers;
    this.setStatusCode(status);
  }

  /** The header fields. */
  get headers(): Headers {
    // Made when first asked for: most responses are sent without anybody looking at a header.
    if (this.#headers === null) {
      this.#headers = new Headers(this.#given);
      if (!this.#headers.has('content-type')) this.#headers.set('content-type', 'application/json');
    }
    return this.#headers;
  }

  /** The HTTP status. */
  get status(): number {
    return this.#status;
  }

  /** The body. */
  get content(): string {
    return this.#content;
  }

  /** Gives the HTTP status. */
  getStatusCode(): number {
    return this.#status;
  }

  /** Gives the body. */
  getContent(): string {
    return this.#content;
  }

  /**
   * Sets the HTTP status.
   *
   * @param status - A status from 100 to 599.
   * @returns This response.
   * @throws InvalidArgumentException when there is no such status.
   */
  setStatusCode(status: number): this {
    if (!Number.isInteger(status))
      throw wrongType('JsonResponse.setStatusCode(status)', 'an integer', status);
    if (status < 100 || status > 599) {
      throw new InvalidArgumentException(`The HTTP status code "${status}" is not valid.`);
    }
    this.#status = status;
    return this;
  }

  /**
   * Sets a header field.
   *
   * @param name - The field's name.
   * @param value - The value, which replaces an earlier one.
   * @returns This response.
   */
  header(name: string, value: string): this {
    this.headers.set(name, value);
    return this;
  }

  /**
   * Gives the data that the body stands for.
   *
   * @returns The parsed body.
   */
  getData(): unknown {
    return JSON.parse(this.#content);
  }

  /**
   * Turns the answer into a response of the Fetch API.
   *
   * @returns A new response with the same status, header fields and body.
   * @throws RangeError when the status is one that the Fetch API does not let a program create (below 200).
   */
  toFetchResponse(): Response {
    const hasBody = ![204, 205, 304].includes(this.#status);
    return new Response(hasBody ? this.#content : null, { status: this.#status, headers: this.headers });
  }
}

function contentOf(data: unknown, options: number): string {
  try {
    return encode(data, options);
  } catch (error) {
    if (!(error instanceof JsonEncodingException)) throw error;
    throw new InvalidArgumentException(error.message, { cause: error });
  }
}

function encode(data: unknown, options: number): string {
  if (isJsonable(data)) return data.toJson(options);
  const plain = isJsonSerializable(data) ? data.jsonSerialize() : isArrayable(data) ? data.toArray() : data;
  try {
    return encodeJson(plain, options & ~JSON_PARTIAL_OUTPUT_ON_ERROR);
  } catch (error) {
    const substitutes =
      (options & JSON_PARTIAL_OUTPUT_ON_ERROR) !== 0 && error instanceof JsonEncodingException;
    // Malformed text and excessive depth are never let through, whatever the flags say.
    const fatal: readonly string[] = [JSON_FAILURE.malformed, JSON_FAILURE.depth];
    if (!substitutes || fatal.includes(error.message)) throw error;
    return encodeJson(plain, options);
  }
}
