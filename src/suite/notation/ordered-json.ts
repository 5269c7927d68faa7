import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** JSON with the order of its keys kept: an object is a Map, so that `{"b":1,"2":2}` stays in that order. */
export type OrderedJson =
  | null
  | boolean
  | number
  | string
  | readonly OrderedJson[]
  | ReadonlyMap<string, OrderedJson>;

const strict = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/**
 * Parses JSON text without losing the order of its keys.
 *
 * @param text - The JSON document.
 * @returns The document, objects as Maps in written order.
 * @throws SyntaxError naming line, column and what is wrong, as its cause does alone; also for a key that stands twice in one object.
 */
export function parseOrderedJson(text: string): OrderedJson {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, strict);
  const first = errors[0];
  if (first !== undefined || root === undefined) {
    const reason = first === undefined ? 'nothing there' : inWords(printParseErrorCode(first.error));
    throw syntaxError(text, first?.offset ?? 0, reason);
  }
  return fromNode(text, root);
}

/** Such as "property name expected" for the library's PropertyNameExpected. */
function inWords(code: string): string {
  return code.replace(/[A-Z]/g, (letter, index) => `${index === 0 ? '' : ' '}${letter.toLowerCase()}`);
}

function fromNode(text: string, node: Node): OrderedJson {
  if (node.type === 'array') return (node.children ?? []).map((child) => fromNode(text, child));
  if (node.type !== 'object') return node.value as null | boolean | number | string;
  const entries = new Map<string, OrderedJson>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children as [Node, Node];
    if (entries.has(key.value as string)) throw syntaxError(text, key.offset, `key "${key.value}" twice`);
    entries.set(key.value as string, fromNode(text, value));
  }
  return entries;
}

function syntaxError(text: string, offset: number, reason: string): SyntaxError {
  const before = text.slice(0, offset).split('\n');
  const cause = `${reason} at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  return new SyntaxError(`Expected JSON, received ${JSON.stringify(text.slice(0, 200))}: ${cause}`, {
    cause,
  });
}
