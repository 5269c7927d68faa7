import type { AnyClass } from './javascript-kit';

/** The exports of a JavaScript module under judgement. */
export type ModuleExports = { readonly [name: string]: unknown };

const classNames = [
  'Paginator',
  'AbstractPaginator',
  'JsonResource',
  'ResourceCollection',
  'AnonymousResourceCollection',
  'Collection',
  'MissingValue',
  'MergeValue',
  'HtmlString',
  'JsonResponse',
  'Request',
  'Container',
];

type ModelClass = new (attributes: unknown) => object;

/**
 * Finds the classes of the interface among the exports of a module.
 *
 * @param exports - The module's exports.
 * @returns The classes, by the names that the suite has for them.
 */
export function moduleClasses(exports: ModuleExports): { readonly [name: string]: AnyClass } {
  const found = classNames.filter((name) => typeof exports[name] === 'function');
  const model = exports.OrmModel ?? exports.Model;
  return {
    ...Object.fromEntries(found.map((name) => [name, exports[name] as AnyClass])),
    ...(typeof model === 'function' ? { OrmModel: ormModel(model as ModelClass) } : {}),
  };
}

/** A model as the suite makes one: from attributes, and whether it was just created. */
function ormModel(model: ModelClass): AnyClass {
  return class OrmModel extends model {
    constructor(attributes: unknown = [], wasRecentlyCreated: unknown = false) {
      super(attributes);
      Reflect.set(this, 'wasRecentlyCreated', wasRecentlyCreated === true);
    }
  };
}
