const newline = 0x0a;

/** Cuts a stream of bytes into lines, without ever keeping more than a given number of bytes. */
export class LineSplitter {
  #parts: Buffer[] = [];
  #pending = 0;

  /**
   * @param maxBytes - The longest line that is taken.
   */
  constructor(private readonly maxBytes: number) {}

  /** The number of bytes of the line that is not complete yet. */
  get pendingBytes(): number {
    return this.#pending;
  }

  /** The beginning of the line that is not complete yet. */
  pendingStart(length: number): Buffer {
    return Buffer.concat(this.#parts).subarray(0, length);
  }

  /**
   * Takes more bytes.
   *
   * @param chunk - The bytes.
   * @param onLine - Gets each line that is now complete, without its end.
   * @returns False when a line is longer than is taken; the splitter is of no use then.
   */
  push(chunk: Buffer, onLine: (line: Buffer) => void): boolean {
    let start = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      const piece = chunk.subarray(start, end);
      if (this.#pending + piece.length > this.maxBytes) return this.#keep(piece);
      const line = this.#parts.length === 0 ? piece : Buffer.concat([...this.#parts, piece]);
      this.#parts = [];
      this.#pending = 0;
      start = end + 1;
      onLine(line);
    }
    return start === chunk.length || this.#keep(chunk.subarray(start));
  }

  #keep(piece: Buffer): boolean {
    this.#pending += piece.length;
    if (this.#pending > this.maxBytes) {
      this.#parts = [Buffer.concat([...this.#parts, piece]).subarray(0, this.maxBytes)];
      return false;
    }
    this.#parts.push(piece);
    return true;
  }
}
