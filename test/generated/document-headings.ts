import { interfaceRows } from '../../src/suite/rows/catalogue';

/** The headings of the interface document's tables, by component and table of spec/operations.json. */
const headings: ReadonlyMap<string, string> = new Map([
  ['AnonymousResourceCollection/properties', 'AnonymousResourceCollection: properties'],
  ['Paginator/properties', 'Paginator: properties'],
  ['Paginator/defaults', 'Defaults'],
  ['AnonymousResourceCollection/own', 'AnonymousResourceCollection: own operations'],
  [
    'AnonymousResourceCollection/inherited',
    'Resource collection operations inherited from ResourceCollection, JsonResource, CollectsResources',
  ],
  [
    'AnonymousResourceCollection/conditional-attributes',
    'Conditional-attribute operations (ConditionallyLoadsAttributes)',
  ],
  ['AnonymousResourceCollection/delegation', 'Delegation operations (DelegatesToResource)'],
  ['Shared/forwarding-and-macros', 'Call-forwarding and macro operations (shared by both components)'],
  ['Paginator/own', 'Paginator: own operations'],
  ['Paginator/inherited', 'Paginator: operations inherited from AbstractPaginator'],
  ['Shared/errors', 'Errors'],
]);

/**
 * Says below which heading the interface document has each row, in the order of spec/operations.json. Throws
 * for a table that no heading is known of.
 */
export function documentHeadings(): Map<string, string> {
  return new Map(
    interfaceRows.map(({ id, component, table }) => {
      const heading = headings.get(`${component}/${table}`);
      if (heading === undefined)
        throw new Error(`${id}: no heading is known of the table ${component}/${table}`);
      return [id, heading];
    }),
  );
}
