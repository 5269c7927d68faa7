const { expectedReceived } = require('./in-words.cjs');
const { oneChange } = require('./one-change.cjs');

const lazy = 'src/reference/resource/lazy.ts';
const resource = 'src/reference/resource/json-resource.ts';
const underlying = 'src/reference/resource/underlying-value.ts';
const delegate = 'src/reference/resource/delegate.ts';
const paginator = 'src/reference/paginator/abstract-paginator.ts';
const page = 'src/reference/paginator/paginator.ts';
const refused = 'a Logic error saying "not today"';

const observed = oneChange('observed');

const call = 'isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);';
const fallback = 'return fallback === ABSENT ? new MissingValue() : valueFrom<D>(fallback as Lazy<D>);';

/** Faults of what passes through: an error that is swallowed or renamed, an object that is copied, a closure's stale answer. */
const passThroughFaults = [
  observed(
    'closure-error-is-null',
    'a conditional attribute gives null where its closure raises an error',
    lazy,
    `return ${call}`,
    `try {\n    return ${call}\n  } catch {\n    return null as V;\n  }`,
    { 'resource-given-closure-error/when-value': expectedReceived(refused, 'null') },
  ),
  observed(
    'closure-error-is-missing',
    'a default whose closure raises an error is left out',
    lazy,
    fallback,
    `try {\n    ${fallback}\n  } catch {\n    return new MissingValue();\n  }`,
    {
      'resource-given-closure-error/when-loaded-default': expectedReceived(refused, 'the missing marker'),
    },
  ),
  observed(
    'closure-error-renamed',
    'a conditional attribute says in an error of its own that its closure raised one',
    lazy,
    `return ${call}`,
    `try {\n    return ${call}\n  } catch (error) {\n    throw new Error(\`No value: \${(error as Error).message}\`);\n  }`,
    { 'resource-given-closure-error/unless-value': 'No value: not today' },
  ),
  observed(
    'transform-error-is-missing',
    'transform gives the missing marker where its callback raises an error',
    resource,
    'if (isFilled(value)) return invoke(callback, [value]);',
    'if (isFilled(value)) {\n      try {\n        return invoke(callback, [value]);\n      } catch {\n        return new MissingValue();\n      }\n    }',
    {
      'resource-given-closure-error/transform-callback': expectedReceived(refused, 'the missing marker'),
    },
  ),
  observed(
    'closure-answer-kept',
    'what a closure without arguments gave once is given ever after',
    lazy,
    call,
    'isFunction(value) && args.length === 0 ? ((value as any).$answer ??= value()) : isFunction(value) ? (Reflect.apply(value, undefined, args) as V) : (value as V);',
    { 'resource-given-closure-again/when-value': expectedReceived('"Dusk"', '"Dawn"') },
  ),
  observed(
    'default-object-copied',
    'a default that is an object is given as a copy',
    lazy,
    fallback,
    'if (fallback === ABSENT) return new MissingValue();\n  const given: any = valueFrom<D>(fallback as Lazy<D>);\n  return given && typeof given === "object" && !Array.isArray(given) && given.constructor !== Object ? Object.assign(Object.create(Object.getPrototypeOf(given)), given) : given;',
    { 'resource-given-object/when-default': expectedReceived('the object "song"', '<Song') },
  ),
  {
    ...observed(
      'relation-kept',
      'whenLoaded answers for the model it was first asked about',
      resource,
      "const isLoaded = truthy(callOperation(this.resource, 'relationLoaded', [relationship]));\n    return whenThere(this.resource,",
      "const model = ((this as any).$model ??= this.resource);\n    const isLoaded = truthy(callOperation(model, 'relationLoaded', [relationship]));\n    return whenThere(model,",
      { 'resource-conditional-asked-again/when-loaded': expectedReceived('[2, 3]', '[1]') },
    ),
    level: 'stated',
  },
  observed(
    'attributes-kept',
    'attributes gives the entries that it gave first',
    resource,
    "const own = isResource(this.resource) ? null : callOperation(this.resource, 'toArray', []);",
    "const own = ((this as any).$own ??= isResource(this.resource) ? null : callOperation(this.resource, 'toArray', []));",
    { 'resource-attributes-asked-again': '"name": "Ada"' },
  ),
  observed(
    'hook-error-swallowed',
    'a response is given although withResponse raises an error',
    resource,
    'resource.withResponse(request, response);',
    'try {\n    resource.withResponse(request, response);\n  } catch {\n    // Without the hook.\n  }',
    { 'resource-error-of-class/response-hook': `expected: ${refused}\n  received: ` },
  ),
  observed(
    'offset-error-is-null',
    'offsetGet gives null where the underlying object raises an error',
    underlying,
    "return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;",
    "try {\n    return isObject(value) ? callOperation(value, 'offsetGet', [offset]) : null;\n  } catch (error) {\n    if ((error as Error).message.startsWith('Call to')) throw error;\n    return null;\n  }",
    { 'resource-error-of-underlying/offset-get': expectedReceived(refused, 'null') },
  ),
  observed(
    'route-key-error-is-null',
    'getRouteKey gives null where the underlying object raises an error',
    delegate,
    "return callOperation(this.resource, 'getRouteKey', []);",
    "try {\n      return callOperation(this.resource, 'getRouteKey', []);\n    } catch (error) {\n      if (error instanceof TypeError || (error as Error).constructor === Error) throw error;\n      return null;\n    }",
    { 'resource-error-of-underlying/route-key': expectedReceived(refused, 'null') },
  ),
  observed(
    'item-options-error-swallowed',
    'the options of the items are left out where their class raises an error',
    resource,
    'return item.jsonOptions();',
    'try {\n      return item.jsonOptions();\n    } catch {\n      return 0;\n    }',
    { 'collection-error-of-item-options': `expected: ${refused}\n  received: ` },
  ),
  observed(
    'information-error-swallowed',
    'a page is answered with the usual information where paginationInformation raises an error',
    resource,
    'return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));',
    'try {\n    return requireMap(`${hook}()`, callOperation(resource, hook, [request, paginated, information]));\n  } catch (error) {\n    if (error instanceof TypeError) throw error;\n    return information;\n  }',
    { 'collection-error-of-class/information': `expected: ${refused}\n  received: ` },
  ),
  observed(
    'next-address-error-is-null',
    'there is no next page where its address cannot be built',
    page,
    'return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;',
    'try {\n      return this.hasMorePages() ? this.url(this.currentPage() + 1) : null;\n    } catch {\n      return null;\n    }',
    { 'paginator-error-of-class/next': expectedReceived(refused, 'null') },
  ),
  observed(
    'string-form-swallows-error',
    'the string form is empty where the view cannot be made',
    paginator,
    'const html = this.render().toHtml();',
    "let html = '';\n    try {\n      html = this.render().toHtml();\n    } catch (error) {\n      if ((error as Error).constructor === Error || error instanceof TypeError) throw error;\n    }",
    { 'paginator-error-of-view-factory/string': expectedReceived(refused, '""') },
  ),
];

module.exports = { passThroughFaults };
