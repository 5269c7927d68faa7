import type { Json } from '../../src/suite/protocol/wire';
import type { DriverProcess } from './driver-process';
import { fixtures } from './fixtures';

type Node = { readonly [key: string]: Json };

const parents = new Map(fixtures.map(({ class: name, extends: parent }) => [name, parent ?? '']));
parents.set('TemplateResource', 'JsonResource').set('PreserveKeysTemplateResource', 'JsonResource');
parents.set('ResourceCollection', 'JsonResource').set('AnonymousResourceCollection', 'JsonResource');

const descends = (name: string, from: string): boolean =>
  name === from || (parents.has(name) && descends(parents.get(name) ?? '', from));

/** Reads values of a driver into the form that the records have, asking the driver for the state of objects. */
export class ValueReader {
  private readonly names = new Map<string, string>();
  private readonly classes = new Map<string, string>();

  constructor(
    private readonly driver: DriverProcess,
    private readonly closures: ReadonlyMap<string, Json>,
  ) {}

  /** The handle of an object, null for other values. */
  handleOf(value: Json): string | null {
    return isNode(value) && typeof value.$ref === 'string' ? value.$ref : null;
  }

  /** Gives an object a name, unless it has one; records show it by the first. */
  remember(name: string, value: Json): void {
    const handle = this.handleOf(value) ?? '';
    if (!this.names.has(handle)) this.names.set(handle, name);
    if (isNode(value) && typeof value.class === 'string') this.classes.set(handle, value.class);
  }

  /** The class name of an object that was named. */
  classOf(value: Json): string {
    return this.classes.get(this.handleOf(value) ?? '') ?? '';
  }

  /** The value as the records write it. */
  async read(value: Json): Promise<Json> {
    if (Array.isArray(value)) return this.readAll(value);
    if (!isNode(value)) return value;
    if (value.$map !== undefined) return { $map: await this.readAll(value.$map as readonly Json[]) };
    if (value.$missing !== undefined) return { $object: 'MissingValue' };
    if (value.$class !== undefined) return value.$class;
    if (value.$float !== undefined) return { $inf: true };
    const handle = this.handleOf(value) ?? '';
    const closure = this.closures.get(handle);
    if (closure !== undefined) return closure;
    const name = this.names.get(handle);
    return name === undefined ? this.describe(handle, value) : { $ref: name };
  }

  private async describe(handle: string, object: Node): Promise<Json> {
    const className = String(object.class);
    const state: Record<string, Json> = { $object: className };
    for (const key of ['items', 'data', 'html', 'status', 'content']) {
      if (object[key] !== undefined) state[key] = await this.read(object[key] ?? null);
    }
    if (object.headers !== undefined) state.headers = shownHeaders(object.headers as Node);
    if (descends(className, 'JsonResource')) state.resource = await this.ask('get', handle, 'resource');
    if (descends(className, 'FakeModel') || descends(className, 'OrmModel')) {
      state.attributes = await this.ask('call', handle, 'getAttributes');
    }
    if (className === 'FakePivot') state.table = await this.ask('call', handle, 'getTable');
    if (className === 'Log') state.entries = await this.ask('get', handle, 'entries');
    if (className === 'Request') {
      state.path = await this.ask('call', handle, 'path');
      state.query = await this.ask('call', handle, 'query');
    }
    return state;
  }

  private async ask(verb: 'get' | 'call', target: string, member: string): Promise<Json> {
    const params = verb === 'get' ? { target, property: member } : { target, operation: member, args: [] };
    const outcome = (await this.driver.send(verb, params)) as Node;
    return this.read(outcome.value ?? null);
  }

  private async readAll(values: readonly Json[]): Promise<readonly Json[]> {
    const read: Json[] = [];
    for (const value of values) read.push(await this.read(value));
    return read;
  }
}

const isNode = (value: Json): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shownHeaders = (headers: Node): Json => ({
  $map: (headers.$map as readonly (readonly [string, Json])[]).filter(
    ([name]) => name === 'content-type' || name.startsWith('x-'),
  ),
});
