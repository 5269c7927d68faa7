/** What requests say of what they are about, as far as they say it. */
export interface RequestSubject {
  readonly class?: string;
  readonly target?: string;
  readonly operation?: string;
  readonly property?: string;
}
