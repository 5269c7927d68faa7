import type { ClassDefinition, Expression, Json, RaisedError } from '../../src/suite/protocol/wire';
import type { DriverProcess } from './driver-process';
import { closure } from './expressions';
import { fixtures } from './fixtures';
import { ProgramValues } from './program-values';
import { type Program, type RecordedOutcome, type Step, Untranslatable } from './recorded-program';
import { templateFixtures } from './template-fixtures';
import { ValueReader } from './value-reader';

/** Own properties of resources: whether they are set cannot be asked through the driver protocol. */
const ownProperties = new Set(['resource', 'with', 'additional']);

type DriverOutcome = { readonly value?: Json; readonly error?: RaisedError; readonly cannot?: string };

/** Runs one recorded program against a driver. */
export class ProgramSession {
  private readonly bound = new Map<string, Json>();
  private readonly values = new ProgramValues(this.bound);
  private readonly reader: ValueReader;

  constructor(
    private readonly driver: DriverProcess,
    private readonly markers: boolean,
  ) {
    this.reader = new ValueReader(driver, this.values.closures);
  }

  /** Brings the driver to a fresh state with all fixture classes and the program's current request. */
  async prepare(program: Program): Promise<void> {
    await this.driver.send('reset', {});
    for (const definition of [...fixtures, ...templateFixtures(program, this.values)]) {
      await this.driver.send('define', {
        ...(this.markers ? definition : unmarked(definition)),
      } as unknown as Json);
    }
    if (program.request === null) return;
    const make = closure({ $request: program.request });
    await this.driver.send('define', { class: 'RequestMaker', methods: { make } });
    const maker = await this.outcome('create', { class: 'RequestMaker', args: [] });
    const target = this.reader.handleOf(maker.value ?? null) ?? '';
    const request = await this.outcome('call', { target, operation: 'make', args: [] });
    if (request.value === undefined) throw new Error(`no request: ${JSON.stringify(request)}`);
    this.bind('request', request.value ?? null);
    await this.driver.send('setStatic', {
      class: 'Container',
      property: 'request',
      value: this.bound.get('request') ?? null,
    });
  }

  /**
   * Runs one step.
   *
   * @returns what happened, in the words of the records; null when the step cannot be said in the protocol
   */
  async run(step: Step): Promise<RecordedOutcome | null> {
    const named = step.call ?? step.get ?? step.set ?? step.isset ?? step.unset ?? step.index ?? step.iterate;
    const [name = '', member = ''] = split(named ?? step.cast ?? step.encode ?? step.classOf ?? '');
    if (name !== '' && !this.bound.has(name)) return { skipped: true };
    if (member === 'baz')
      throw new Untranslatable('the expressions cannot name the class of the bound object');
    if (step.encode !== undefined || ownProperties.has(step.isset === undefined ? '' : member)) return null;
    const target = name === '' ? '' : this.reader.handleOf(this.bound.get(name) ?? null);
    if (target === null) throw new Untranslatable(`${name} has no handle`);
    const value = step.value === undefined ? null : this.values.translate(step.value);
    const call = (operation: string, ...args: Expression[]): Promise<DriverOutcome> =>
      this.outcome('call', { target, operation, args });
    if (step.classOf !== undefined) return { value: this.reader.classOf(this.bound.get(name) ?? null) };
    if (step.cast !== undefined) return this.finish(step, await call('__toString'));
    if (step.isset !== undefined) return this.finish(step, await call('__isset', member));
    if (step.unset !== undefined) return this.finish(step, await call('__unset', member));
    if (step.index !== undefined) {
      const operation = { exists: 'offsetExists', get: 'offsetGet', set: 'offsetSet', unset: 'offsetUnset' }[
        step.op ?? 'get'
      ];
      const key = this.values.translate(step.key ?? null);
      return this.finish(step, await call(operation, key, ...(step.op === 'set' ? [value] : [])));
    }
    if (step.iterate !== undefined) return this.finish(step, this.entries(await call('getIterator')));
    if (step.get !== undefined)
      return this.finish(step, await this.outcome('get', { target, property: member }));
    if (step.set !== undefined)
      return this.finish(step, await this.outcome('set', { target, property: member, value }));
    if (step.call !== undefined) return this.finish(step, await call(member, ...this.args(step, member)));
    return this.finish(step, await this.onClass(step, value));
  }

  private onClass(step: Step, value: Expression): Promise<DriverOutcome> {
    if (step.new !== undefined) return this.outcome('create', { class: step.new, args: this.args(step, '') });
    const [className, member] = split(step.static ?? step.getStatic ?? step.setStatic ?? '');
    if (step.static !== undefined) {
      return this.outcome('callStatic', {
        class: className,
        operation: member,
        args: this.args(step, member),
      });
    }
    return step.getStatic !== undefined
      ? this.outcome('getStatic', { class: className, property: member })
      : this.outcome('setStatic', { class: className, property: member, value });
  }

  /** The arguments of a step; those behind `invoke` travel one by one. */
  private args(step: Step, operation: string): Expression[] {
    const args = (step.args ?? []).map((value) => this.values.translate(value));
    const inner = args[1];
    return operation.startsWith('invoke') && Array.isArray(inner) ? [args[0] ?? null, ...inner] : args;
  }

  private async outcome(verb: string, params: Json): Promise<DriverOutcome> {
    return (await this.driver.send(verb, params)) as DriverOutcome;
  }

  private entries(outcome: DriverOutcome): DriverOutcome {
    const value = outcome.value as { readonly entries?: Json } | null | undefined;
    return value?.entries === undefined ? outcome : { value: value.entries };
  }

  private async finish(step: Step, outcome: DriverOutcome): Promise<RecordedOutcome | null> {
    if (outcome.cannot !== undefined) throw new Untranslatable(`the driver cannot: ${outcome.cannot}`);
    if (outcome.error !== undefined) {
      const kind = outcome.error.kind === 'Type' ? 'TypeError' : outcome.error.kind;
      return { error: { kind, message: outcome.error.message } };
    }
    if (step.as !== undefined) this.bind(step.as, outcome.value ?? null);
    // The missing marker travels as a value, so records that show its identity cannot be matched.
    if (step.new === 'MissingValue') return null;
    return { value: await this.reader.read(outcome.value ?? null) };
  }

  private bind(name: string, value: Json): void {
    const handle = this.reader.handleOf(value);
    if (handle !== null) this.reader.remember(name, value);
    this.bound.set(name, handle === null ? value : { $ref: handle });
  }
}

const split = (path: string): [string, string] => {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, ''] : [path.slice(0, dot), path.slice(dot + 1)];
};

const unmarked = ({ markers: _, ...definition }: ClassDefinition): ClassDefinition => definition;
