import type { ClassDefinition, Expression } from '../protocol/wire';
import type { ClassNames } from '../session/class-names';
import type { Requirements } from './requirements';

type Content = { readonly [key: string]: unknown };

/**
 * Fixture classes of resources read their data through this property (`$item`), so every driver of resources has it, whether
 * or not it serves the row.
 */
const fixtureProperty = 'resource';

/** Where the options stand among the arguments of the paginator's constructor. */
const optionsPosition = 3;

/** Asks for the interface rows behind what scenarios do with the classes of the interface. */
export class RequiredMembers {
  /**
   * @param classes - The classes of the scenario.
   * @param requirements - Who is asked for what they use.
   */
  constructor(
    private readonly classes: ClassNames,
    private readonly requirements: Requirements,
  ) {}

  /**
   * Asks for the row of one member.
   *
   * @param className - The class of the object, or the class itself.
   * @param member - The operation, or the property with `$` before it.
   */
  ofMember(className: string, member: string): void {
    const row = this.classes.rowOf(className, member);
    if (row !== null) this.requirements.requireRow(row.id);
  }

  /**
   * Asks for what constructing an object uses.
   *
   * @param className - Its class.
   * @param args - The arguments.
   */
  ofConstruction(className: string, args: unknown): void {
    this.#ofClassName(className);
    this.ofMember(className, '__construct');
    if (this.classes.interfaceClassOf(className) !== 'Paginator' || !Array.isArray(args)) return;
    const options = args[optionsPosition] as { readonly $map?: readonly (readonly unknown[])[] } | undefined;
    for (const [name] of options?.$map ?? []) this.requirements.requireOption(String(name));
  }

  /**
   * Asks for what a fixture class uses: the class it extends, what it declares again, and what its bodies do.
   *
   * @param definition - The class; it is one of the classes of the scenario.
   */
  ofClass(definition: ClassDefinition): void {
    const { class: name, extends: parent, methods, staticMethods, properties, staticProperties } = definition;
    if (parent !== undefined) {
      this.#ofClassName(parent);
      this.ofMember(parent, '__construct');
    }
    for (const [member, body] of Object.entries({ ...methods, ...staticMethods })) {
      this.ofMember(name, member);
      this.ofExpression(body, name);
    }
    for (const [member, value] of Object.entries({ ...properties, ...staticProperties })) {
      this.ofMember(name, `$${member}`);
      this.ofExpression(value, name);
    }
  }

  /**
   * Asks for what evaluating an expression uses, as far as it names the classes.
   *
   * @param expression - The expression.
   * @param self - The class of the bound object; null where there is none.
   */
  ofExpression(expression: Expression, self: string | null = null): void {
    this.#ofPart(expression, self);
  }

  #ofPart(part: unknown, self: string | null): void {
    if (part === null || typeof part !== 'object') return;
    for (const [tag, content] of Object.entries(part)) {
      this.#ofForm(tag, content as Content, self);
      this.#ofPart(content, self);
    }
  }

  #ofClassName(className: string): void {
    if (this.classes.isProvided(className)) this.requirements.requireCapability('fixtures');
  }

  #ofForm(tag: string, content: Content, self: string | null): void {
    if (tag === '$request') this.requirements.requireCapability('request');
    if (tag === '$class') this.#ofClassName(String(content));
    if (tag === '$new') this.ofConstruction(String(content.class), content.args ?? null);
    const { on, of, operation, name } = content ?? {};
    if (tag === '$call') this.#ofMemberOf(on, self, operation);
    if (tag === '$field' && name !== fixtureProperty) this.#ofMemberOf(of, self, `$${name}`);
  }

  /** What is computed while the driver evaluates it cannot be known here. */
  #ofMemberOf(owner: unknown, self: string | null, member: unknown): void {
    const { $this: isThis, $class: className } = Object(owner) as { $this?: true; $class?: string };
    const resolved = isThis === true ? self : className;
    if (typeof resolved === 'string' && typeof member === 'string') this.ofMember(resolved, member);
  }
}
