/** One entry of the interface that scenarios can be about. */
export interface Row {
  readonly id: string;
  /** What the entry is: an operation, a property, a default, an error or a statement of the prose. */
  readonly kind: 'operation' | 'property' | 'default' | 'error' | 'statement';
  readonly component: string;
  /** The table of the document that it stands in; `statements` for its prose. */
  readonly table: string;
  /** The name in the document. */
  readonly name: string;
  /** The name under which an implementation has it. */
  readonly member: string;
  readonly isStatic: boolean;
  readonly isProtected: boolean;
  /** The class of what an operation returns or a property holds; null where the document names none. */
  readonly resultClass: string | null;
  /** The parameters of an operation as the document writes them; empty when it has none. */
  readonly parameters: string;
  /** The type of what an operation returns, or of a property, as the document writes it; empty where it says nothing. */
  readonly type: string;
  /** The entry in the document's words. */
  readonly text: string;
}
