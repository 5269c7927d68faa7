import type { Expression, Json } from '../../src/suite/protocol/wire';
import { arg, call, choose, countOf, create, field, get, has, joined, self, underlying } from './expressions';
import { loudWords } from './model-fixtures';
import { Untranslatable } from './recorded-program';

type Node = { readonly [key: string]: Json };

const templateOperations = new Set([
  ...[
    'when',
    'unless',
    'merge',
    'mergeWhen',
    'mergeUnless',
    'attributes',
    'whenHas',
    'whenNull',
    'whenNotNull',
  ],
  ...['whenAppended', 'whenLoaded', 'whenCounted', 'whenAggregated', 'whenExistsLoaded', 'whenPivotLoaded'],
  ...['whenPivotLoadedAs', 'hasPivotLoaded', 'hasPivotLoadedAs', 'transform', 'filter', 'mergeData'],
  'removeMissingValues',
]);

const isNode = (value: Json): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

const text = (value: Json | undefined): string => {
  if (typeof value !== 'string')
    throw new Untranslatable(`expected a text, received ${JSON.stringify(value)}`);
  return value;
};

/** Turns the values of one recorded program into expressions, and remembers its closures and templates. */
export class ProgramValues {
  /** Closures by the id they were given. */
  readonly closures = new Map<string, Json>();
  /** Templates by the mark that stands for them, translated. */
  readonly templates = new Map<string, Expression>();

  private readonly marks = new Map<string, string>();

  /** @param bound what the names of the program stand for now */
  constructor(private readonly bound: ReadonlyMap<string, Json>) {}

  /** The expression for a recorded value. */
  translate(value: Json): Expression {
    return this.walk(value, (node) => this.common(node));
  }

  private walk(value: Json, translateNode: (node: Node) => Expression): Expression {
    if (Array.isArray(value)) return value.map((element) => this.walk(element, translateNode));
    if (!isNode(value)) return value;
    if (value.$map !== undefined) {
      return {
        $map: list(value.$map).map((pair) => [
          list(pair)[0] ?? null,
          this.walk(list(pair)[1] ?? null, translateNode),
        ]),
      };
    }
    return translateNode(value);
  }

  private common(node: Node): Expression {
    if (node.$ref !== undefined) {
      const name = text(node.$ref);
      if (!this.bound.has(name)) throw new Untranslatable(`${name} is not bound`);
      return this.bound.get(name) ?? null;
    }
    if (node.$new !== undefined) {
      const [className, ...args] = list(node.$new);
      return create(text(className), ...args.map((value) => this.translate(value)));
    }
    if (node.$request !== undefined) return { $request: node.$request };
    if (node.$inf !== undefined) return { $float: 'INF' };
    if (node.$template !== undefined) return this.template(node.$template);
    if (node.$fn !== undefined) {
      const id = `fn:${this.closures.size + 1}`;
      this.closures.set(id, node);
      return { $fn: { id, body: this.body(node) } };
    }
    throw new Untranslatable(`no way to say ${JSON.stringify(node)}`);
  }

  /** The mark of a template; the same template has the same mark. */
  template(template: Json): string {
    const source = JSON.stringify(template);
    const mark = this.marks.get(source) ?? `template:${this.marks.size + 1}`;
    if (!this.marks.has(source)) {
      this.marks.set(source, mark);
      this.templates.set(mark, this.inTemplate(template));
    }
    return mark;
  }

  private inTemplate(value: Json): Expression {
    return this.walk(value, (node) => this.templateNode(node));
  }

  private templateNode(node: Node): Expression {
    const [key] = Object.keys(node);
    const body = key === undefined ? null : (node[key] ?? null);
    const operation = key?.slice(1) ?? '';
    const [className, ...rest] = list(body);
    const values = (): Expression[] => rest.map((value) => this.inTemplate(value));
    if (templateOperations.has(operation)) {
      return call(self, operation, ...list(body).map((value) => this.inTemplate(value)));
    }
    const collection = (...args: Expression[]): Expression => ({
      $callStatic: { class: text(Array.isArray(body) ? className : body), operation: 'collection', args },
    });
    switch (operation) {
      case 'field':
        return field(underlying, body);
      case 'data':
        return underlying;
      case 'missing':
        return { $missing: true };
      case 'mergeValue':
        return create('MergeValue', this.inTemplate(body));
      case 'lazy':
        return { $fn: { body: this.inTemplate(body) } };
      case 'collect':
        return create('Collection', this.inTemplate(body));
      case 'resource':
        return create(text(className), ...values());
      case 'collection':
        return collection(...values());
      case 'nullResource':
        return create(text(body), null);
      case 'missingResource':
        return create(text(body), { $missing: true });
      case 'missingCollection':
        return collection({ $missing: true });
      default:
        return this.common(node);
    }
  }

  private body(node: Node): Expression {
    switch (node.$fn) {
      case 'identity':
        return arg(0);
      case 'double':
        return { $add: [arg(0), arg(0)] };
      case 'addOne':
        return { $add: [arg(0), 1] };
      case 'upper':
        return field(loudWords, arg(0));
      case 'keyPrefix':
        return { $concat: [arg(1), ':', arg(0)] };
      case 'const':
        return this.translate(node.value ?? null);
      case 'countArgs':
        return countOf({ $args: 0 });
      case 'argsList':
        return { $args: 0 };
      case 'countItems':
        return countOf(arg(0));
      case 'prop':
        return field(arg(0), text(node.name));
      case 'pageByName': {
        const pages = { $map: node.pages ?? [] };
        return choose(has(pages, arg(0)), field(pages, arg(0)), node.other ?? null);
      }
      case 'concat':
        return joined({ $args: 0 }, '-');
      case 'self':
        return self;
      case 'readKey':
        return field(get(self, 'resource'), arg(0));
      case 'newOf':
        return create(text(node.class), arg(0));
      case 'record':
        return {
          $do: [
            call(this.translate(node.log ?? null), 'add', { $args: 0 }),
            this.translate(node.return ?? null),
          ],
        };
      case 'throwLogic':
        return { $throw: { kind: 'Logic', message: node.message ?? '' } };
      case 'throwBadMethod':
        return { $throw: { kind: 'BadMethodCall', message: node.message ?? '' } };
      default:
        throw new Untranslatable(`the expressions have no closure "${String(node.$fn)}"`);
    }
  }
}
