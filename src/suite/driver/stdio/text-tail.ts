/** Keeps the last bytes of a stream. */
export class TextTail {
  readonly #maxBytes: number;
  #parts: Buffer[] = [];
  #size = 0;

  /**
   * @param maxBytes - How many bytes are kept.
   */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Takes more bytes. */
  push(chunk: Buffer): void {
    this.#parts.push(chunk);
    this.#size += chunk.length;
    while (this.#parts.length > 1 && this.#size - (this.#parts[0]?.length ?? 0) >= this.#maxBytes) {
      this.#size -= this.#parts.shift()?.length ?? 0;
    }
  }

  /** The text that was kept; bytes that are no text are replaced. */
  get text(): string {
    return Buffer.concat(this.#parts).subarray(-this.#maxBytes).toString('utf8').trim();
  }
}
