import type { OrderedJson } from '../../notation/ordered-json';
import type { Row } from '../../rows/row';
import type { Program, Step } from '../program';
import type { Members } from './class-parts';
import type { Draft } from './draft-arbitraries';
import { fixedClasses } from './fixed-classes';
import { mapOf, membersOf, newObject, tag } from './notation';

/** The classes of a program that are made anew for each, with what each of them extends. */
const parents: ReadonlyMap<string, string | null> = new Map(
  Object.entries({
    TagResource: 'JsonResource',
    PostResource: 'JsonResource',
    Witness: 'JsonResource',
    PostCollection: 'ResourceCollection',
    Page: 'Paginator',
    Post: null,
    Note: null,
  }),
);

/** Classes that are found under the names of others, so that they have to be there when these are used. */
const companions: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    PostCollection: ['PostResource'],
    Post: ['PostResource', 'PostCollection'],
    Note: ['PostResource', 'PostCollection'],
  }),
);

/** The class that declares the statics comes first. */
const resourceClasses = ['JsonResource', 'PostResource', 'TagResource', 'PostCollection'] as const;

/** The classes that a static member is asked of: such as take the arguments of the operation, or have the property. */
function classesAsked({ member }: Row): readonly string[] {
  if (member === 'make') return resourceClasses.slice(0, 3);
  return member === '$cachedCollectsAttributes' ? ['ResourceCollection'] : resourceClasses;
}

const mostRecorded = 4;

/** Turns what was drawn into a program: names what has to have a name, and declares what is used. */
export class ProgramBuilder {
  readonly #mentioned = new Set<string>();
  readonly #closures: Step[] = [];
  readonly #steps: Step[] = [];
  /** The component of each object that has a name. */
  readonly #objects = new Map<string, string>();

  /**
   * @param classes - The members of the classes that the program may use.
   */
  constructor(private readonly classes: Readonly<Record<string, Members>>) {}

  /** Sets the current request. */
  request(path: string): void {
    this.#steps.push({ kind: 'request', path });
  }

  /** Makes an object. */
  create(name: string, component: string, className: string, given: readonly OrderedJson[]): void {
    this.#mention(className);
    const args = this.#settledAll(given);
    this.#steps.push({ kind: 'create', row: `${component}.__construct`, name, className, args });
    this.#objects.set(name, component);
  }

  /** Calls a static operation. */
  callStatic(row: Row, className: string, args: readonly OrderedJson[]): void {
    this.#steps.push(this.#step(row, { className }, this.#settledAll(args), false));
  }

  /** Calls the method of a class of the program's own, which is about an operation of the interface. */
  callOwn(row: Row, operation: string, given: readonly OrderedJson[]): void {
    const args = this.#settledAll(given);
    const asked = { on: 'it', row: row.id, operation, args };
    this.#steps.push({ kind: 'call', ...asked, inside: false, keep: null });
  }

  /** Does something with a row, if there is an object for it. */
  add(draft: Draft, component: string): void {
    const { row, onMade, choice, fromOutside } = draft;
    const inside = row.isProtected && !fromOutside;
    if (row.isStatic) {
      const classes = component === 'Paginator' ? ['Paginator'] : classesAsked(row);
      const className = classes[choice % classes.length] as string;
      this.#mention(className);
      this.#steps.push(this.#step(row, { className }, this.#settledAll(draft.args), inside));
      return;
    }
    const on = this.#objectOf(component, onMade);
    if (on === null) return;
    // From outside a protected name may be one of what the object forwards to, and then the call is about that.
    const isForwarded = row.isProtected && row.table === 'conditional-attributes';
    if (isForwarded && !(inside && on === 'it')) return;
    this.#steps.push(this.#step(row, { on }, this.#settledAll(draft.args), inside && on === 'it'));
  }

  #settledAll(args: readonly OrderedJson[]): readonly OrderedJson[] {
    return args.map((arg) => this.#settled(arg));
  }

  #step(
    row: Row,
    asked: { readonly on: string } | { readonly className: string },
    args: readonly OrderedJson[],
    inside: boolean,
  ): Step {
    const common = { ...asked, row: row.id, inside };
    if (row.kind === 'operation')
      return { kind: 'call', ...common, operation: row.member, args, keep: this.#made(row.resultClass) };
    const [value] = args;
    const property = row.member.replace('$', '');
    return { kind: 'property', ...common, property, ...(value === undefined ? {} : { value }) };
  }

  /** The program, with everything declared that it mentions. */
  build(): Program {
    const declared: Step[] = [];
    for (const name of ['Helper', 'Mixin', 'Shelf', ...parents.keys()]) this.#declare(name, declared);
    const recorded = this.#closures.map(
      (step): Step => ({ kind: 'calls', closure: (step as { name: string }).name }),
    );
    return { steps: [...this.#closures, ...declared, ...this.#steps, ...recorded] };
  }

  /** The name of what a call gives, when it is an object of the interface that later calls may use. */
  #made(resultClass: string | null): string | null {
    if (resultClass === null || !/Resource(Collection)?$/.test(resultClass)) return null;
    this.#objects.set('made', 'AnonymousResourceCollection');
    return 'made';
  }

  #objectOf(component: string, onMade: boolean): string | null {
    const names = onMade ? ['made', 'it', 'page'] : ['it', 'page', 'made'];
    return names.find((name) => this.#objects.get(name) === component) ?? null;
  }

  #declare(name: string, declared: Step[]): void {
    if (!this.#mentioned.has(name)) return;
    const fixed = fixedClasses.get(name);
    const parent = parents.get(name) ?? null;
    const members =
      fixed ??
      mapOf([...(parent === null ? [] : [['extends', parent] as const]), ...(this.classes[name] ?? [])]);
    declared.push({ kind: 'class', name, members: this.#settled(members) });
  }

  #mention(name: string): void {
    if (this.#mentioned.has(name) || !(fixedClasses.has(name) || parents.has(name))) return;
    this.#mentioned.add(name);
    for (const companion of companions.get(name) ?? []) this.#mention(companion);
    // What its body mentions has to be there, too.
    this.#settled(mapOf(this.classes[name] ?? []), true);
  }

  /** Names recorded closures, and notes which classes are mentioned. */
  #settled(notation: OrderedJson, onlyMentions = false): OrderedJson {
    if (typeof notation === 'string') this.#mention(notation);
    if (notation === null || typeof notation !== 'object') return notation;
    if (Array.isArray(notation)) return notation.map((entry) => this.#settled(entry, onlyMentions));
    const entries = [...(notation as ReadonlyMap<string, OrderedJson>)];
    const settled = new Map(entries.map(([key, value]) => [key, this.#settled(value, onlyMentions)]));
    const named = settled.get('$ref');
    // An object that is not there yet cannot be meant.
    if (named === 'it' && !this.#objects.has('it')) return this.#settled(newObject('Helper'));
    const closure = settled.get('$fn');
    if (onlyMentions || !(closure instanceof Map) || !closure.has('recorded')) return settled;
    const body = closure.get('body') as OrderedJson;
    if (this.#closures.length >= mostRecorded) return tag('$fn', membersOf({ body }));
    const name = `c${this.#closures.length + 1}`;
    this.#closures.push({ kind: 'closure', name, body });
    return tag('$ref', name);
  }
}
