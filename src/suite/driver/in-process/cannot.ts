/** Raised by a driver for what it has no means to do; becomes the outcome "cannot". */
export class Cannot extends Error {
  override readonly name = 'Cannot';
}
