const { expectedReceived } = require('../../in-words.cjs');

const abstractPaginator = 'src/reference/paginator/abstract-paginator.ts';
const paginator = 'src/reference/paginator/paginator.ts';

/** What features/pagination/escape-when-casting-to-string.feature must notice. */
const escapeWhenCastingToStringFaults = [
  {
    id: 'escape-flag-ignored',
    what: 'text is never escaped',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$escapeWhenCastingToString ? escapeHtml(html) : html',
    by: 'html',
    caughtBy: {
      'paginator-escape-string-form-stated/no-value': expectedReceived(
        'HTML without "<nav"',
        '<nav class="pages.simple">Tom & \'Jerry\'</nav>',
      ),
    },
  },
  {
    id: 'escape-default-off',
    what: 'escapeWhenCastingToString without an argument switches escaping off',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'escapeWhenCastingToString(escapes = true)',
    by: 'escapeWhenCastingToString(escapes = false)',
    caughtBy: { 'paginator-escape-flag/no-value': expectedReceived('true', 'false') },
  },
  {
    id: 'escape-for-good',
    what: 'escaping cannot be switched off again',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$escapeWhenCastingToString = ',
    by: 'this.$escapeWhenCastingToString ||= ',
    caughtBy: {
      'paginator-escape-off-again-stated': expectedReceived(
        'HTML with "<nav"',
        '&lt;nav class=&quot;pages.simple&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;',
      ),
    },
  },
  {
    id: 'escaped-twice',
    what: 'the string form is escaped twice',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'escapeHtml(html) : html',
    by: 'escapeHtml(escapeHtml(html)) : html',
    caughtBy: { 'paginator-escape-once-stated': '&amp;' },
  },
  ...['&#38;', '&#x26;'].map((entity) => ({
    id: `escaped-twice-in-numbers-${entity.slice(2, -1)}`,
    what: `the string form is escaped twice, with ${entity} for an "&"`,
    level: 'stated',
    changes: [
      {
        file: abstractPaginator,
        replaces: 'escapeHtml(html) : html',
        by: 'escapeHtml(escapeHtml(html)) : html',
      },
      {
        file: 'src/reference/php/html.ts',
        replaces: "{ '&': '&amp;', '\"': '&quot;', \"'\": '&#039;', '<': '&lt;', '>': '&gt;' }",
        by: `{ '&': '${entity}', '"': '&#34;', "'": '&#39;', '<': '&#60;', '>': '&#62;' }`,
      },
    ],
    caughtBy: { 'paginator-escape-once-stated': expectedReceived(`HTML without "${entity}"`, '') },
  })),
  {
    id: 'html-escaped-as-well',
    what: 'toHtml is escaped when the string form is',
    level: 'stated',
    file: abstractPaginator,
    replaces: `toHtml(): string {
    return this.render().toHtml();`,
    by: `toHtml(): string {
    return this.toString();`,
    caughtBy: { 'paginator-escape-string-form-alone/to-html': '<nav' },
  },
  {
    id: 'rendered-html-escaped-as-well',
    what: 'what render gives is escaped when the string form is',
    level: 'stated',
    file: paginator,
    replaces: `'an Htmlable', html);
    return html;`,
    by: `'an Htmlable', html);
    const text = html.toHtml().replaceAll('<', '&lt;');
    return this.$escapeWhenCastingToString ? (Object.create(html, { toHtml: { value: () => text } }) as Htmlable) : html;`,
    caughtBy: { 'paginator-escape-string-form-alone/render': '<nav' },
  },
  {
    id: 'first-sign-escaped',
    what: 'only the first sign of the markup is escaped',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'return this.$escapeWhenCastingToString ? escapeHtml(html) : html;',
    by: "return this.$escapeWhenCastingToString ? html.replace('<', '&lt;') : html;",
    caughtBy: { 'paginator-escape-string-form-stated/on': 'expected: HTML without "</nav"' },
  },
  {
    id: 'escaping-toggled',
    what: 'escapeWhenCastingToString without a value turns escaping on and off by turns',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'escapeWhenCastingToString(escapes = true): this {',
    by: 'escapeWhenCastingToString(escapes = !this.$escapeWhenCastingToString): this {',
    caughtBy: { 'paginator-escape-on-again-stated': '<nav' },
  },
  {
    id: 'no-break-space-escaped',
    what: 'a no-break space is escaped like a sign of HTML',
    level: 'exact',
    file: 'src/reference/php/html.ts',
    replaces: `/[&"'<>]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]`,
    by: `/[&"'<>\\u00a0]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES] ?? '&nbsp;'`,
    caughtBy: {
      'paginator-escape-entities-again/no-break-space': expectedReceived(
        '"&lt;nav class=&quot;a b&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"',
        '"&lt;nav class=&quot;a&nbsp;b&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"',
      ),
    },
  },
  {
    id: 'escaped-when-it-has-an-entity',
    what: 'a view that has an entity counts as escaped already',
    level: 'stated',
    file: abstractPaginator,
    replaces: 'this.$escapeWhenCastingToString ? escapeHtml(html) : html',
    by: "this.$escapeWhenCastingToString && !html.includes('&lt;') ? escapeHtml(html) : html",
    caughtBy: {
      'paginator-escape-beside-entity': expectedReceived('HTML without "<b>"', '<b>1 &lt; 2</b>'),
    },
  },
  {
    id: 'hexadecimal-entities-kept',
    what: 'entities with a hexadecimal number are not escaped again',
    level: 'exact',
    file: 'src/reference/php/html.ts',
    replaces: `/[&"'<>]/g`,
    by: `/["'<>]|&(?!#x[0-9a-f]+;)/gi`,
    caughtBy: {
      'paginator-escape-entities-again/hex-number': expectedReceived(
        '"&lt;nav class=&quot;a&amp;#x27;b&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"',
        '"&lt;nav class=&quot;a&#x27;b&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"',
      ),
    },
  },
  {
    id: 'second-sign-kept',
    what: 'of two equal signs one after the other only the first is escaped',
    level: 'exact',
    file: 'src/reference/php/html.ts',
    replaces: `/[&"'<>]/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]`,
    by: String.raw`/([&"'<>])(\1?)/g, (_, sign, second) => ENTITIES[sign as keyof typeof ENTITIES] + second`,
    caughtBy: {
      'paginator-escape-entities-again/two-signs': expectedReceived(
        '"&lt;nav class=&quot;a&#039;&#039;b&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"',
        `"&lt;nav class=&quot;a&#039;'b&quot;&gt;Tom &amp; &#039;Jerry&#039;&lt;/nav&gt;"`,
      ),
    },
  },
  {
    id: 'escape-flag-turned-round',
    what: 'escapeWhenCastingToString sets the flag to the opposite',
    level: 'stated',
    file: abstractPaginator,
    replaces: `this.$escapeWhenCastingToString = booleanArgument('Paginator.escapeWhenCastingToString(escape)', escapes);`,
    by: `this.$escapeWhenCastingToString = !booleanArgument('Paginator.escapeWhenCastingToString(escape)', escapes);`,
    caughtBy: {
      'paginator-asked-again-set/escaped': expectedReceived('true', 'false'),
      'paginator-escape-flag/true': expectedReceived('true', 'false'),
      'paginator-escape-flag/false': expectedReceived('false', 'true'),
    },
  },
];

module.exports = { escapeWhenCastingToStringFaults };
