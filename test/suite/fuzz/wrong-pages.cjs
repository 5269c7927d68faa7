// The reference with two mistakes, as a module of its own: a page says that it has room for one item too many, and the name of
// its parameter has a letter too many.
const reference = require('../../../src/reference/conformance');

const { getPageName, perPage } = reference.Paginator.prototype;

reference.Paginator.prototype.perPage = function () {
  return perPage.call(this) + 1;
};

reference.Paginator.prototype.getPageName = function () {
  return `${getPageName.call(this)}s`;
};

module.exports = { ...reference };
