import type { Expression } from '../../protocol/wire';
import { badRequest } from './bad-request';
import { computingForms } from './computing-forms';
import { type Form, type Forms, type Operand, requireKey } from './form';
import type { Frame } from './frame';
import { objectForms } from './object-forms';
import type { Realm } from './realm';
import { valueForms } from './value-forms';

/** Evaluates the expressions of the protocol against a module under judgement. */
export class Evaluator {
  readonly #forms: ReadonlyMap<string, Form>;

  /**
   * @param realm - What expressions may touch.
   */
  constructor(realm: Realm) {
    const evaluate = this.evaluate;
    const context = { realm, evaluate, evaluateArgs: this.evaluateArgs };
    const all: Forms = { ...valueForms(context), ...computingForms(context), ...objectForms(context) };
    this.#forms = new Map(Object.entries(all));
  }

  /**
   * Evaluates one expression.
   *
   * @param expression - The expression.
   * @param frame - Its surroundings.
   * @returns The value, as the module under judgement has it.
   * @throws DriverFault when it is no expression; anything that the module throws.
   */
  readonly evaluate = (expression: Expression, frame: Frame): unknown => {
    if (typeof expression !== 'object' || expression === null) return expression;
    if (Array.isArray(expression)) {
      return (expression as readonly Expression[]).map((element) => this.evaluate(element, frame));
    }
    const tagged = expression as Operand;
    for (const tag in tagged) {
      const form = this.#forms.get(tag);
      if (form !== undefined) return form(requireKey(tagged, tag), frame);
    }
    throw badRequest('Expected an expression of docs/protocol.md', expression);
  };

  /**
   * Evaluates a list of arguments.
   *
   * @param args - A list of expressions.
   * @param frame - Its surroundings.
   * @returns The arguments; their number matters.
   * @throws DriverFault when it is none.
   */
  readonly evaluateArgs = (args: Expression, frame: Frame): readonly unknown[] => {
    const given = this.evaluate(args, frame);
    if (!Array.isArray(given)) throw badRequest('Expected a list of arguments', args);
    return given as readonly unknown[];
  };
}
