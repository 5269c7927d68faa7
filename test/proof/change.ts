/** One place of the reference that becomes something else, as test/proof plants it. */
export interface Change {
  readonly file: string;
  readonly replaces: string;
  readonly by: string;
}
