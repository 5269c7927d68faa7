// The catalogue of honest variants: each is planted alone, and no scenario may fail that asks for nothing it differs in.
const { choiceVariants } = require('./choice-variants.cjs');
const { conditionalVariants } = require('./conditional-variants.cjs');
const { openVariants } = require('./open-variants.cjs');
const { pageVariants } = require('./page-variants.cjs');
const { resourceVariants } = require('./resource-variants.cjs');
const { shapeVariants } = require('./shape-variants.cjs');
const { traitVariants } = require('./trait-variants.cjs');

/** @type {readonly import('../judge.cjs').Variant[]} */
const variants = [
  ...traitVariants,
  ...pageVariants,
  ...resourceVariants,
  ...conditionalVariants,
  ...choiceVariants,
  ...shapeVariants,
  ...openVariants,
];

module.exports = { variants };
