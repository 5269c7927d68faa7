// The catalogue of honest variants: each is planted alone, and no scenario may fail that asks for nothing it differs in.
/** @type {readonly import('../judge.cjs').Variant[]} */
const variants = [];

module.exports = { variants };
