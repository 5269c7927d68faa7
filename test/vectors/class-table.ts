import { Collection } from '../../src/reference/collection/collection';
import { Paginator } from '../../src/reference/paginator/paginator';
import { AnonymousResourceCollection } from '../../src/reference/resource/anonymous-resource-collection';
import { type AnyClass, registerClass } from '../../src/reference/resource/class-registry';
import { JsonResource } from '../../src/reference/resource/json-resource';
import { MergeValue } from '../../src/reference/resource/merge-value';
import { MissingValue } from '../../src/reference/resource/missing-value';
import { ResourceCollection } from '../../src/reference/resource/resource-collection';
import { HtmlString } from '../../src/reference/support/html-string';
import * as collections from './fixtures/collections';
import * as exposed from './fixtures/exposed';
import * as helpers from './fixtures/helpers';
import * as models from './fixtures/models';
import * as resources from './fixtures/resources';

const classes: Readonly<Record<string, unknown>> = {
  Paginator,
  JsonResource,
  ResourceCollection,
  AnonymousResourceCollection,
  Collection,
  MissingValue,
  MergeValue,
  HtmlString,
  ...collections,
  ...exposed,
  ...helpers,
  ...models,
  ...resources,
};

for (const [name, cls] of Object.entries(classes)) registerClass(cls as AnyClass, name);

/** Finds a class of the notation; an unknown one is an error of the kind that a language raises. */
export function classNamed(name: string): new (...args: unknown[]) => object {
  const cls = Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (typeof cls !== 'function') throw new Error(`Class "${name}" not found`);
  return cls as new (
    ...args: unknown[]
  ) => object;
}
