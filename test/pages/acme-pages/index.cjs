// An implementation with some honest mistakes, for whoever wants to see what reports make of them: the reference, changed.
const reference = require('../../../src/reference/conformance.ts');

const page = reference.Paginator.prototype;
const resource = reference.JsonResource.prototype;
const { hasPages, firstItem } = page;
const { whenNotNull } = resource;

// Counts from zero.
page.firstItem = function () {
  const first = firstItem.call(this);
  return first === null ? null : first - 1;
};
// Forgets that a page after the first one has one before it.
page.hasPages = function () {
  return hasPages.call(this) && this.hasMorePages();
};
// Takes an empty text for null.
resource.whenNotNull = function (value, ...others) {
  return whenNotNull.call(this, value === '' ? null : value, ...others);
};

module.exports = {
  ...reference,
  traits: { follows: ['*'], declines: ['messages'] },
  lacks: [{ row: 'Paginator.onEachSide', reason: 'no view shows links' }],
};
