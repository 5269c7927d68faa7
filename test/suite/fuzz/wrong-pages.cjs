// The reference with two mistakes, as a module of its own: the last item of a page has a number too many, and an address
// leaves its fragment out.
const reference = require('../../../src/reference/conformance');

const { lastItem, url } = reference.Paginator.prototype;

reference.Paginator.prototype.lastItem = function () {
  const number = lastItem.call(this);
  return number === null ? null : number + 1;
};

reference.Paginator.prototype.url = function (page) {
  return url.call(this, page).replace(/#.*/, '');
};

module.exports = { ...reference };
