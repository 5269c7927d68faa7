const { oneChange } = require('./one-change.cjs');

const page = 'src/reference/paginator/paginator.ts';
const resource = 'src/reference/resource/json-resource.ts';
const stated = oneChange('stated');

/** What an operation or a property gives when nothing was said before: a default that is another, a state that is none. */
const freshStateFaults = [
  stated(
    'page-json-pretty-unasked',
    'toJson of a page takes an option where none is given',
    page,
    'toJson(options = 0): string {',
    'toJson(options = 128): string {',
    { 'paginator-to-json-default-options/plain': 'toJson' },
  ),
  stated(
    'page-pretty-json-markup-unasked',
    'toPrettyJson of a page escapes markup where no options are given',
    page,
    'toPrettyJson(options = 0): string {',
    'toPrettyJson(options = 1): string {',
    { 'paginator-to-json-default-options/pretty': 'toPrettyJson' },
  ),
  stated(
    'additional-null-at-first',
    'the additional data of a new resource are null',
    resource,
    '$additional: MapLike = NOTHING;',
    '$additional: MapLike = null as never;',
    { 'collection-properties-maps/additional': 'received: null' },
  ),
  stated(
    'with-null-at-first',
    'the extra data of a new resource are null',
    resource,
    '$with: MapLike = NOTHING;',
    '$with: MapLike = null as never;',
    { 'collection-properties-maps/with': 'received: null' },
  ),
];

module.exports = { freshStateFaults };
