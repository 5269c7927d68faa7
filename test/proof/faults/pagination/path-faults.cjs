const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';

/** What features/pagination/path.feature must notice. */
const pathFaults = [
  {
    id: 'set-path-trims',
    what: 'setPath takes away the slash at the end',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = textArgument('Paginator.setPath(path)', path).replace(/\\/+$/, '');",
    caughtBy: {
      'paginator-path-stored-as-given/set-trailing-slash': expectedReceived('"/users/"', '"/users"'),
    },
  },
  {
    id: 'path-not-in-address',
    what: 'URLs do not begin with the path',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'new PageUrlFrame(path, this.#query, this.$pageName, fragment)',
    by: "new PageUrlFrame('/', this.#query, this.$pageName, fragment)",
    caughtBy: {
      'paginator-path-in-url/set-path': expectedReceived(
        'a URL whose path is "/people"',
        '/?page=2 (path: "/")',
      ),
    },
  },
  {
    id: 'path-not-set',
    what: 'setPath and withPath set nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);\n",
    by: '',
    caughtBy: { 'paginator-path-set/set-path': expectedReceived('"/people"', '"/users"') },
  },
  {
    id: 'with-path-not-set',
    what: 'withPath sets nothing',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.setPath(path);',
    by: 'return this;',
    caughtBy: { 'paginator-path-set/with-path': expectedReceived('"/people"', '"/users"') },
  },
  {
    id: 'path-made-absolute',
    what: 'a slash is put before every path that is set',
    level: 'observed',
    file: abstractPaginator,
    replaces: "this.$path = textArgument('Paginator.setPath(path)', path);",
    by: "this.$path = `/${textArgument('Paginator.setPath(path)', path).replace(/^\\//, '')}`;",
    caughtBy: {
      'paginator-path-stored-as-given/set-absolute': expectedReceived(
        '"https://ex.test/users/"',
        '"/https://ex.test/users/"',
      ),
    },
  },
  {
    id: 'root-path-resolved-in-url',
    what: 'a URL with the path "/" asks for the path of the request',
    level: 'observed',
    file: abstractPaginator,
    replaces: "const path = this.path() ?? '';",
    by: `const Class = this.constructor as typeof AbstractPaginator;
    const own = this.path() ?? '';
    const path = own === '/' ? Class.resolveCurrentPath() : own;`,
    caughtBy: {
      'paginator-path-ignores-resolver': expectedReceived('"/?page=2"', '"/current?page=2"'),
    },
  },
  {
    id: 'path-zero-not-set',
    what: 'the path "0" is not set',
    level: 'observed',
    file: abstractPaginator,
    replaces: "setPath(path)', path);",
    by: "setPath(path)', path === '0' ? '/' : path);",
    caughtBy: {
      'paginator-path-stored-as-given/set-zero': expectedReceived('"0"', '"/"'),
    },
  },
  {
    id: 'with-path-cuts-query',
    what: 'withPath cuts off the query of a path',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.setPath(path);',
    by: "return this.setPath(path.replace(/[?].*/, ''));",
    caughtBy: {
      'paginator-path-stored-as-given/with-query': expectedReceived('"/users?x=1"', '"/users"'),
    },
  },
  {
    id: 'with-path-decodes',
    what: 'withPath decodes the path',
    level: 'observed',
    file: abstractPaginator,
    replaces: 'return this.setPath(path);',
    by: 'return this.setPath(decodeURI(path));',
    caughtBy: {
      'paginator-path-stored-as-given/with-encoded': expectedReceived('"/caf%C3%A9"', '"/café"'),
    },
  },
];

module.exports = { pathFaults };
