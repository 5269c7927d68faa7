// The catalogue of honest variants.
/** @type {readonly import('../judge.cjs').Variant[]} */
const variants = [];

module.exports = { variants };
