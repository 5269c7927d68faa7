import type { Row } from '../rows/row';

/** One parameter of an operation, as the document declares it. */
export interface Parameter {
  readonly name: string;
  /** Its type in the document's words, such as `array|string|null`. */
  readonly type: string;
  readonly isOptional: boolean;
}

/** Where the document says once for all operations that the default is the missing marker. */
const withMissingDefault = 'conditional-attributes';

/**
 * Reads the signature of an operation.
 *
 * @param row - Its row.
 * @returns The parameters in their order.
 * @throws TypeError when the document writes one in a way that is not understood.
 */
export function parametersOf(row: Row): readonly Parameter[] {
  if (row.parameters === '') return [];
  return row.parameters.split(/,\s*/).map((text) => {
    const [, type = '', dots = '', name = '', initial] =
      /^(\S+) (\.{3})?\$(\w+)(?: = (.+))?$/.exec(text) ?? [];
    if (name === '') throw new TypeError(`${row.id}: expected "type $name", received "${text}"`);
    const isMissing = name === 'default' && type === 'mixed' && row.table === withMissingDefault;
    return { name, type, isOptional: initial !== undefined || dots !== '' || isMissing };
  });
}

/** The class of arguments that a parameter takes: its type and name together. */
export function argumentClass({ type, name }: Parameter): string {
  return `${type} $${name}`;
}
