import * as library from '../../src/reference/index';
import { Rendering } from './rendering';

const { Collection, JsonResource, Model, Paginator } = library;

class PostResource extends JsonResource {}

class Post extends Model {
  static guessResourceName(): unknown {
    return [PostResource];
  }
}

const rows = (): unknown[] => [{ id: 1, title: 'a' }, { id: 2 }];

function post(): library.Model {
  return new Post({ id: 1, name: 'a', posts_count: 2 }).setRelation('posts', []).append('id');
}

const subjects: Readonly<Record<string, readonly (() => object)[]>> = {
  Paginator: [
    () => new Paginator(rows(), 2, 2, { path: '/posts', query: { a: ['b'] }, fragment: 'c' }),
    () => new Paginator([post()], 5),
    () => new Paginator({ a: new JsonResource(1) }, 1),
  ],
  JsonResource: [
    () => new JsonResource(post()),
    () => new JsonResource({ id: 1, pivot: { getTable: () => 'posts' } }),
    () => new JsonResource([1, [2]]),
    () => new JsonResource(null),
    () => new JsonResource(new JsonResource({ a: 1 })),
  ],
  ResourceCollection: [
    () => new library.ResourceCollection([new JsonResource({ id: 1 })]),
    () => new library.ResourceCollection(new Paginator([new JsonResource({ id: 1 })], 1)),
    () => new library.ResourceCollection(new library.MissingValue()),
  ],
  AnonymousResourceCollection: [
    () => JsonResource.collection(rows()),
    () => JsonResource.collection(new Paginator(rows(), 1)),
  ],
  Collection: [() => new Collection(rows()), () => new Collection({ a: 1, 4: 2 })],
  OrderedMap: [() => library.OrderedMap.of(1, 2), () => library.OrderedMap.from<unknown>({ a: 1, 4: 2 })],
  Model: [post],
  Request: [() => new library.Request('http://h.test/a/b?c[]=1&d=2')],
  JsonResponse: [() => new library.JsonResponse({ a: 1 })],
  MergeValue: [() => new library.MergeValue([1])],
  MissingValue: [() => new library.MissingValue()],
  HtmlString: [() => new library.HtmlString('<b>')],
};

/** Returns what makes the objects on which members of a class are called; exported functions (owner "") get an empty one. */
export function subjectsOf(owner: string): readonly (() => object)[] {
  return subjects[owner === 'AbstractPaginator' ? 'Paginator' : owner] ?? [() => ({})];
}

const one = (): unknown => new Collection([1]);

/** Arguments that fit, for what arbitrary ones hardly ever do, by the member's name or with its class. */
export const fittingArguments: ReadonlyMap<string, () => readonly unknown[]> = new Map(
  Object.entries({
    __call: () => ['shout', []],
    __callStatic: () => ['shout', []],
    forwardCallTo: () => [one(), 'count', []],
    forwardDecoratedCallTo: () => [one(), 'count', []],
    links: () => ['view', {}],
    loadMorph: () => ['posts', []],
    loadMorphCount: () => ['posts', []],
    make: () => [[1], PostResource],
    mergeData: () => [[1, 2], 1, [3], true],
    preparePaginatedResponse: () => [new library.Request('/a')],
    render: () => ['view', {}],
    setCollection: () => [one()],
    setStatusCode: () => [202],
    toResourceCollection: () => [PostResource],
    viewFactory: () => [],
    whenAggregated: () => ['nothing', 'size', 'sum', 1, 2],
    whenAppended: () => ['id', 1, 2],
    whenCounted: () => ['nothing', 1, 2],
    whenExistsLoaded: () => ['nothing', 1, 2],
    whenHas: () => ['nothing', 1, 2],
    whenLoaded: () => ['posts', 1, 2],
    withResponse: () => [new library.Request('/a'), new library.JsonResponse([])],
    getUrlRange: () => [1, 3],
    'AnonymousResourceCollection.constructor': () => [[1], PostResource],
    registerClass: () => [class Unknown {}, 'Unknown class'],
    currentPageResolver: () => [() => 2],
  }),
);

// What resources and pages ask of the collection that is under them.
const answers: Readonly<Record<string, unknown>> = {
  getAttributes: { id: 1 },
  hasAppended: false,
  relationLoaded: false,
  getRouteKey: 1,
  getRouteKeyName: 'id',
  loadMorph: 1,
  loadMorphCount: 1,
  shout: 1,
};

/** Puts back all that is shared, and sets what operations need of their surroundings. */
export function setUp(): void {
  library.resetState();
  for (const cls of [JsonResource, library.ResourceCollection, library.AnonymousResourceCollection]) {
    library.forgetClass(cls.name);
    library.registerClass(cls);
  }
  library.forgetClass('Unknown class');
  library.Container.request = new library.Request('/a?page=2');
  Paginator.viewFactoryResolver(() => new Rendering());
  JsonResource.macro('shout', () => 1);
  for (const [name, answer] of Object.entries(answers)) Collection.macro(name, () => answer);
}
