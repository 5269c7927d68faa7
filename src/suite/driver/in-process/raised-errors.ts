import type { ErrorKind, RaisedError } from '../../protocol/wire';
import type { ModuleExports } from './class-table';

type ErrorClass = new (message: string) => Error;

// Most specific first: some catalogues derive one of these from another.
const classNames: readonly (readonly [ErrorKind, string])[] = [
  ['BadMethodCall', 'BadMethodCallException'],
  ['InvalidArgument', 'InvalidArgumentException'],
  ['JsonEncoding', 'JsonEncodingException'],
  ['Logic', 'LogicException'],
];

/** Translates between errors of a module under judgement and the kinds of the protocol. */
export class RaisedErrors {
  readonly #classes = new Map<ErrorKind, ErrorClass>();

  /**
   * @param exports - The module's exports; exceptions are found under their usual names.
   */
  constructor(exports: ModuleExports) {
    for (const [kind, name] of classNames) {
      const found = exports[name];
      if (typeof found === 'function') this.#classes.set(kind, found as ErrorClass);
    }
  }

  /**
   * Describes whatever was thrown.
   *
   * @param thrown - What was caught.
   * @returns The error as it is reported.
   */
  describe(thrown: unknown): RaisedError {
    if (!(thrown instanceof Error)) return { kind: 'Generic', class: typeof thrown, message: String(thrown) };
    const { name, message } = thrown;
    return { kind: this.#kindOf(thrown), class: className(thrown, name), message: String(message) };
  }

  /**
   * Makes an error of a kind, as the module has it.
   *
   * @param kind - The kind.
   * @param message - The message.
   * @returns The error, to be thrown by the caller.
   */
  make(kind: ErrorKind, message: string): Error {
    if (kind === 'Type') return new TypeError(message);
    const known = this.#classes.get(kind);
    if (known !== undefined) return new known(message);
    const error = new Error(message);
    const name = classNames.find(([candidate]) => candidate === kind)?.[1];
    if (name !== undefined) error.name = name;
    return error;
  }

  #kindOf(error: Error): ErrorKind {
    for (const [kind, cls] of this.#classes) if (error instanceof cls) return kind;
    if (error instanceof TypeError) return 'Type';
    return classNames.find(([, name]) => name === error.name)?.[0] ?? 'Generic';
  }
}

function className(error: Error, name: unknown): string {
  const declared: unknown = error.constructor?.name;
  if (typeof declared === 'string' && declared !== '' && declared !== 'Error') return declared;
  return typeof name === 'string' && name !== '' ? name : 'Error';
}
