const { expectedReceived } = require('../../in-words.cjs');

const delegate = 'src/reference/resource/delegate.ts';
const jsonResource = 'src/reference/resource/json-resource.ts';
const underlyingValue = 'src/reference/resource/underlying-value.ts';

/** What features/resources/errors-pass-through.feature must notice. */
const errorsPassThroughFaults = [
  {
    id: 'hook-error-swallowed',
    what: 'a response is given although withResponse raises an error',
    level: 'observed',
    file: jsonResource,
    replaces: 'resource.withResponse(request, response);',
    by: `try {
    resource.withResponse(request, response);
  } catch {
    // Without the hook.
  }`,
    caughtBy: {
      'resource-error-of-class/response-hook': expectedReceived('a Logic error saying "not today"', ''),
    },
  },
  {
    id: 'offset-error-is-null',
    what: 'offsetGet gives null where the underlying object raises an error',
    level: 'observed',
    file: underlyingValue,
    replaces: "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    by: `try {
    return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;
  } catch (error) {
    if ((error as Error).message.startsWith('Call to')) throw error;
    return null;
  }`,
    caughtBy: {
      'resource-error-of-underlying/offset-get': expectedReceived('a Logic error saying "not today"', 'null'),
    },
  },
  {
    id: 'route-key-error-is-null',
    what: 'getRouteKey gives null where the underlying object raises an error',
    level: 'observed',
    file: delegate,
    replaces: "return callOperation(this.resource, 'getRouteKey', []);",
    by: `try {
      return callOperation(this.resource, 'getRouteKey', []);
    } catch (error) {
      if (error instanceof TypeError || (error as Error).constructor === Error) throw error;
      return null;
    }`,
    caughtBy: {
      'resource-error-of-underlying/route-key': expectedReceived('a Logic error saying "not today"', 'null'),
    },
  },
  {
    id: 'item-options-error-swallowed',
    what: 'the options of the items are left out where their class raises an error',
    level: 'observed',
    file: jsonResource,
    replaces: 'return item.jsonOptions();',
    by: `try {
      return item.jsonOptions();
    } catch {
      return 0;
    }`,
    caughtBy: {
      'collection-error-of-item-options': expectedReceived('a Logic error saying "not today"', ''),
    },
  },
  {
    id: 'information-error-swallowed',
    what: 'a page is answered with the usual information where paginationInformation raises an error',
    level: 'observed',
    file: jsonResource,
    replaces:
      'return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));',
    by: `try {
    return requireMap(\`\${hook}()\`, callOperation(resource, hook, [request, paginated, information]));
  } catch (error) {
    if (error instanceof TypeError) throw error;
    return information;
  }`,
    caughtBy: {
      'collection-error-of-class/information': expectedReceived('a Logic error saying "not today"', ''),
    },
  },
];

module.exports = { errorsPassThroughFaults };
