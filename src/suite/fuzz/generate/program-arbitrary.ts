import fc, { type Arbitrary } from 'fast-check';
import type { OrderedJson } from '../../notation/ordered-json';
import type { CommonGround } from '../common-ground';
import type { Program } from '../program';
import { ArgumentArbitraries } from './argument-arbitraries';
import { ClassArbitraries } from './class-arbitraries';
import { dataArbitraries } from './data-arbitraries';
import { Drafts } from './draft-arbitraries';
import {
  type Drawn,
  type DrawnResource,
  paginatorProgram,
  requireRow,
  resourceProgram,
  transferProgram,
  witnessProgram,
} from './drawn-programs';
import { membersOf, newObject, tag } from './notation';
import { objectArbitraries } from './object-arbitraries';
import { requestPaths } from './page-arbitraries';
import { witnessArbitrary } from './witness-arbitraries';

const longest = 7;

/** Pages whose items say which resources are made of them. */
const posts = (ground: CommonGround): readonly (readonly OrderedJson[])[] => [
  [[newObject('Post')], 2],
  [[newObject('Note', membersOf({ id: 1 })), newObject('Note')], ground.follows('surplus-items') ? 1 : 2],
];

/**
 * Makes programs over the operations that two implementations both serve.
 *
 * @param ground - What both claim to do.
 * @returns Programs; each declares what it uses.
 */
export function programArbitrary(ground: CommonGround): Arbitrary<Program> {
  const data = dataArbitraries(ground);
  const paths = requestPaths(ground);
  // A class makes objects of those below it only, so that no two can make each other forever.
  const layer = (...classes: readonly string[]) => {
    const values = objectArbitraries(data, ['JsonResource', ...classes]);
    const args = new ArgumentArbitraries(values);
    return { values, args, classes: new ClassArbitraries(values, args) };
  };
  const [lowest, middle, top] = [layer(), layer('TagResource'), layer('TagResource', 'PostResource')];
  const pages = new Drafts(top.args, data, 'Paginator');
  const resources = new Drafts(top.args, data, 'AnonymousResourceCollection');
  const common = {
    classes: fc.record({
      TagResource: lowest.classes.resource(),
      PostResource: middle.classes.resource(),
      PostCollection: middle.classes.collection(),
      Page: middle.classes.page(),
      Post: middle.classes.item(),
      Note: middle.classes.item(),
    }),
    page: fc.oneof(
      { weight: 3, arbitrary: top.args.of(requireRow('Paginator.__construct')) },
      { weight: 1, arbitrary: fc.constantFrom<readonly OrderedJson[]>(...posts(ground)) },
    ),
    views: fc.nat({ max: 2 }).map((draw) => draw > 0 && ground.serves('Paginator.viewFactoryResolver')),
    ownPage: fc.nat({ max: 3 }).map((draw) => draw === 0 && ground.follows('virtual-operations')),
  };
  const paginator = fc
    .record<Drawn>({
      ...common,
      request: fc.option(fc.constantFrom(...paths)),
      early: pages.statics(2),
      calls: pages.any(1, longest),
    })
    .map(paginatorProgram);
  const collected = fc.constantFrom<OrderedJson>(
    ...['JsonResource', 'PostResource', 'TagResource'].map((name) => tag('$class', name)),
    'PostResource',
  );
  const subject = fc.oneof(
    fc
      .tuple(fc.constantFrom('JsonResource', 'PostResource', 'PostResource'), top.values.underlying)
      .map(([className, of]) => ({ className, args: [of], ofPage: false })),
    fc
      .tuple(top.values.many, collected, fc.boolean())
      .map(([of, name, ofPage]) => ({ className: 'AnonymousResourceCollection', args: [of, name], ofPage })),
    fc.tuple(top.values.many, fc.nat({ max: 3 }), fc.boolean()).map(([of, draw, ofPage]) => ({
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
        { weight: 12, arbitrary: fc.constantFrom(...paths) },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      early: resources.statics(2),
      pageCalls: pages.any(0, 1),
      calls: resources.any(1, longest),
    })
    .map((drawn) => {
      // What is done to the collection of a page may show on either.
      const isAskedOnce = drawn.subject.ofPage && !ground.follows('shared-objects');
      return resourceProgram(isAskedOnce ? { ...drawn, calls: drawn.calls.slice(0, 1) } : drawn);
    });
  const pageToResource = fc
    .record({
      drawn: fc.record<Drawn>({
        ...common,
        request: fc.constantFrom(...paths),
        early: resources.statics(1),
        calls: pages.any(0, 1),
      }),
      after: resources.any(1, 4),
      args: top.args.of(requireRow('Paginator.toResourceCollection')),
    })
    .map(({ drawn, after, args }) => transferProgram(drawn, args, after));
  const witness = fc
    .record({
      classes: common.classes,
      drawn: witnessArbitrary(top.args, top.values),
      model: top.values.model,
    })
    .map(({ classes, drawn, model }) => witnessProgram(classes, drawn, model));
  return fc.oneof(
    { weight: 8, arbitrary: paginator },
    { weight: 10, arbitrary: resource },
    { weight: 2, arbitrary: witness },
    ...(ground.serves('Paginator.toResourceCollection') ? [{ weight: 4, arbitrary: pageToResource }] : []),
  );
}
