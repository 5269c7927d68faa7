/** How much room the messages of one failure have on a page, and those of all failures, in characters. */
const room = { failure: 2000, page: 60_000 };

/** Hands out room for messages on a page, so that its size has a limit whatever a driver sends. */
export class MessageRoom {
  #left = room.page;

  /**
   * Takes as many whole messages as there is room for.
   *
   * @param lines - The messages.
   * @returns The first of them, and how many are left out.
   */
  take(lines: readonly string[]): { readonly shown: readonly string[]; readonly leftOut: number } {
    const shown: string[] = [];
    let free = Math.min(room.failure, this.#left);
    for (const line of lines) {
      if (line.length > free) break;
      free -= line.length;
      this.#left -= line.length;
      shown.push(line);
    }
    return { shown, leftOut: lines.length - shown.length };
  }
}
