/** Why generated programs do not find a fault soon, by what it would need. */
const reasons = {
  'several steps that fit together': [
    ...['force-gives-in', 'force-wrapping-ignored', 'property-not-removed', 'mixin-method-unbound'],
    ...['information-method-unbound', 'information-macro-unbound', 'information-macro-before-method'],
  ],
  'a model that has what the operation asks for, under the same name': ['when-aggregated-any'],
  'classes that fit together: a page, its items, and what marks or names their resource': [
    ...['options-of-marked-class-lost', 'guessed-resource-first'],
    ...['keys-of-class-by-marker-lost', 'keys-of-class-by-guess-lost', 'options-of-class-by-guess-lost'],
  ],
  'a collection in a collection, or of objects that have an array form': [
    ...['arrayable-items-kept', 'collection-json-keeps-objects'],
    'resource-of-resource-unwrapped',
  ],
  'another look at data of the caller, which programs seldom take': [
    ...['merge-changes-its-data', 'given-list-shared', 'entry-set-in-the-original'],
    'entry-removed-in-the-original',
  ],
  'items that tell two requests apart': ['plain-items-of-current-request'],
  'a kind of arguments that is not generated': ['make-drops-arguments'],
};

/** By id of a fault: what a program would need to find it. */
const missedFaults = new Map(
  Object.entries(reasons).flatMap(([reason, ids]) => ids.map((id) => [id, reason])),
);

module.exports = { missedFaults };
