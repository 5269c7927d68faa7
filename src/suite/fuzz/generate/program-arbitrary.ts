import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import { findRow } from '../../rows/catalogue';
import type { CommonGround } from '../common-ground';
import type { Program } from '../program';
import { ArgumentArbitraries } from './argument-arbitraries';
import { ClassArbitraries, type Members } from './class-arbitraries';
import { dataArbitraries } from './data-arbitraries';
import { type Draft, draftsOf } from './draft-arbitraries';
import { tag } from './notation';
import { objectArbitraries } from './object-arbitraries';
import { requestPaths } from './page-arbitraries';
import { ProgramBuilder } from './program-builder';

const longest = 7;

/** What a program is about, as it is drawn. */
interface Drawn {
  readonly request: string | null;
  readonly classes: Readonly<Record<string, Members>>;
  readonly early: readonly Draft[];
  readonly page: readonly OrderedJson[];
  readonly ownPage: boolean;
  readonly calls: readonly Draft[];
}

interface DrawnResource extends Drawn {
  readonly subject: {
    readonly className: string;
    readonly args: readonly OrderedJson[];
    readonly ofPage: boolean;
  };
  readonly pageCalls: readonly Draft[];
}

/**
 * Makes programs over the operations that two implementations both serve.
 *
 * @param ground - What both claim to do.
 * @returns Programs; each declares what it uses.
 */
export function programArbitrary(ground: CommonGround): Arbitrary<Program> {
  const data = dataArbitraries(ground);
  // A class makes objects of those below it only, so that no two can make each other forever.
  const layer = (...classes: readonly string[]) => {
    const objects = objectArbitraries(ground, data, ['JsonResource', ...classes]);
    const args = new ArgumentArbitraries(ground, data, objects);
    return { objects, args, classes: new ClassArbitraries(ground, data, objects, args) };
  };
  const [lowest, middle, top] = [layer(), layer('TagResource'), layer('TagResource', 'PostResource')];
  const drafts = (component: 'Paginator' | 'AnonymousResourceCollection', onlyStatic = false) =>
    draftsOf(ground, top.args, data, component, onlyStatic);
  const common = {
    classes: fc.record({
      TagResource: lowest.classes.resource(),
      PostResource: middle.classes.resource(),
      PostCollection: middle.classes.collection(),
      Page: middle.classes.page(),
      Post: middle.classes.item(),
      Note: middle.classes.item(),
    }),
    page: top.args.of(requireRow('Paginator.__construct')),
    ownPage: fc.nat({ max: 3 }).map((draw) => draw === 0),
  };
  const resourceStatics = drafts('AnonymousResourceCollection', true);
  const paginator = fc
    .record<Drawn>({
      ...common,
      request: fc.option(fc.constantFrom(...requestPaths)),
      early: fc.array(drafts('Paginator', true), { maxLength: 2 }),
      calls: fc.array(drafts('Paginator'), { minLength: 1, maxLength: longest }),
    })
    .map(paginatorProgram);
  const collected = fc.constantFrom<OrderedJson>(
    ...['JsonResource', 'PostResource', 'TagResource'].map((name) => tag('$class', name)),
    'PostResource',
  );
  const subject = fc.oneof(
    fc
      .tuple(fc.constantFrom('JsonResource', 'PostResource', 'PostResource'), top.objects.underlying)
      .map(([className, of]) => ({ className, args: [of], ofPage: false })),
    fc
      .tuple(top.objects.many, collected, fc.boolean())
      .map(([of, name, ofPage]) => ({ className: 'AnonymousResourceCollection', args: [of, name], ofPage })),
    fc.tuple(top.objects.many, fc.nat({ max: 3 }), fc.boolean()).map(([of, draw, ofPage]) => ({
      className: draw === 0 ? 'ResourceCollection' : 'PostCollection',
      args: [of],
      ofPage,
    })),
  );
  const resource = fc
    .record<DrawnResource>({
      ...common,
      subject,
      request: fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...requestPaths) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      early: fc.array(resourceStatics, { maxLength: 2 }),
      pageCalls: fc.array(drafts('Paginator'), { maxLength: 1 }),
      calls: fc.array(drafts('AnonymousResourceCollection'), { minLength: 1, maxLength: longest }),
    })
    .map(resourceProgram);
  const pageToResource = fc
    .record({
      drawn: fc.record<Drawn>({
        ...common,
        request: fc.constantFrom(...requestPaths),
        early: fc.array(resourceStatics, { maxLength: 1 }),
        calls: fc.array(drafts('Paginator'), { maxLength: 1 }),
      }),
      after: fc.array(drafts('AnonymousResourceCollection'), { minLength: 1, maxLength: 4 }),
      args: top.args.of(requireRow('Paginator.toResourceCollection')),
    })
    .map(({ drawn, after, args }) => transferProgram(drawn, args, after));
  return fc.oneof(
    { weight: 4, arbitrary: paginator },
    { weight: 5, arbitrary: resource },
    ...(ground.serves('Paginator.toResourceCollection') ? [{ weight: 1, arbitrary: pageToResource }] : []),
  );
}

function requireRow(id: string) {
  const row = findRow(id);
  if (row === null) throw new TypeError(`there is no row ${id}`);
  return row;
}

function begun({ request, classes, early }: Drawn, component: string): ProgramBuilder {
  const builder = new ProgramBuilder(classes);
  if (request !== null) builder.request(request);
  for (const draft of early) builder.add(draft, component);
  return builder;
}

function paginatorProgram(drawn: Drawn): Program {
  const builder = begun(drawn, 'Paginator');
  builder.create('it', 'Paginator', drawn.ownPage ? 'Page' : 'Paginator', drawn.page);
  for (const draft of drawn.calls) builder.add(draft, 'Paginator');
  return builder.build();
}

function resourceProgram(drawn: DrawnResource): Program {
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

function transferProgram(drawn: Drawn, args: readonly OrderedJson[], after: readonly Draft[]): Program {
  const builder = begun(drawn, 'AnonymousResourceCollection');
  builder.create('it', 'Paginator', drawn.ownPage ? 'Page' : 'Paginator', drawn.page);
  for (const draft of drawn.calls) builder.add(draft, 'Paginator');
  const row = requireRow('Paginator.toResourceCollection');
  builder.add({ row, args, fromOutside: false, onMade: false, choice: 0 }, 'Paginator');
  for (const draft of after) builder.add(draft, 'AnonymousResourceCollection');
  return builder.build();
}
