/** How a named styling sets the names of both views, as the reference does it and without a call. */
const styling = {
  called: `this.defaultView(DEFAULTS.$defaultView);
    this.defaultSimpleView(DEFAULTS.$defaultSimpleView);`,
  assigned: `const { $defaultView, $defaultSimpleView } = DEFAULTS;
    assignStatics(this, { $defaultView, $defaultSimpleView });`,
};

module.exports = { styling };
