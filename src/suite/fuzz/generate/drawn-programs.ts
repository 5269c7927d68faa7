import type { OrderedJson } from '../../notation/ordered-json';
import { findRow } from '../../rows/catalogue';
import type { Program } from '../program';
import type { Members } from './class-parts';
import type { Draft } from './draft-arbitraries';
import { closure, membersOf, newObject, tag } from './notation';
import { ProgramBuilder } from './program-builder';
import type { Witness } from './witness-arbitraries';

/** What a program is about, as it is drawn. */
export interface Drawn {
  readonly request: string | null;
  readonly classes: Readonly<Record<string, Members>>;
  readonly early: readonly Draft[];
  readonly page: readonly OrderedJson[];
  readonly ownPage: boolean;
  /** Whether there is something to render pages with. */
  readonly views: boolean;
  readonly calls: readonly Draft[];
}

/** One that is about resources. */
export interface DrawnResource extends Drawn {
  readonly subject: {
    readonly className: string;
    readonly args: readonly OrderedJson[];
    readonly ofPage: boolean;
  };
  readonly pageCalls: readonly Draft[];
}

function resolveViews(builder: ProgramBuilder): void {
  const factory = closure(newObject('ViewFactory'));
  builder.callStatic(requireRow('Paginator.viewFactoryResolver'), 'Paginator', [factory]);
}

/** A program that asks whether what a caller gives stays as it is. */
export function witnessProgram(
  classes: Drawn['classes'],
  { witness, given }: { readonly witness: Witness; readonly given: OrderedJson },
  model: OrderedJson,
): Program {
  const members: Members = [['methods', membersOf({ witness: closure(witness.body) })]];
  const builder = new ProgramBuilder({ ...classes, Witness: members });
  builder.request('/posts?a=1');
  resolveViews(builder);
  builder.create('it', 'AnonymousResourceCollection', 'Witness', [model]);
  builder.callOwn(witness.row, 'witness', [given]);
  return builder.build();
}

/** Returns a row that there has to be. */
export function requireRow(id: string) {
  const row = findRow(id);
  if (row === null) throw new TypeError(`there is no row ${id}`);
  return row;
}

function begun({ request, classes, early, views }: Drawn, component: string): ProgramBuilder {
  const builder = new ProgramBuilder(classes);
  if (views && component === 'Paginator') resolveViews(builder);
  if (request !== null) builder.request(request);
  for (const draft of early) builder.add(draft, component);
  return builder;
}

/** A program about a page. */
export function paginatorProgram(drawn: Drawn): Program {
  const builder = begun(drawn, 'Paginator');
  builder.create('it', 'Paginator', drawn.ownPage ? 'Page' : 'Paginator', drawn.page);
  for (const draft of drawn.calls) builder.add(draft, 'Paginator');
  return builder.build();
}

/** A program about a resource or a collection, of a page or not. */
export function resourceProgram(drawn: DrawnResource): Program {
  const { subject, page, pageCalls, calls } = drawn;
  const component = 'AnonymousResourceCollection';
  const builder = begun(drawn, component);
  if (subject.ofPage) {
    builder.create('page', 'Paginator', 'Paginator', page);
    for (const draft of pageCalls) builder.add(draft, 'Paginator');
  }
  const args = subject.ofPage ? [tag('$ref', 'page'), ...subject.args.slice(1)] : subject.args;
  builder.create('it', component, subject.className, args);
  for (const draft of calls) builder.add(draft, component);
  return builder.build();
}

/** A program about the resource collection that a page becomes. */
export function transferProgram(
  drawn: Drawn,
  args: readonly OrderedJson[],
  after: readonly Draft[],
): Program {
  const builder = begun(drawn, 'AnonymousResourceCollection');
  builder.create('it', 'Paginator', drawn.ownPage ? 'Page' : 'Paginator', drawn.page);
  for (const draft of drawn.calls) builder.add(draft, 'Paginator');
  const row = requireRow('Paginator.toResourceCollection');
  builder.add({ row, args, fromOutside: false, onMade: false, choice: 0 }, 'Paginator');
  for (const draft of after) builder.add(draft, 'AnonymousResourceCollection');
  return builder.build();
}
