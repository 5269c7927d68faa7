const language = { requireModule: ['ts-node/register'] };
const suite = { ...language, require: ['src/suite/run/cucumber-alone.ts', 'step-definitions/**/*.ts'] };
const library = {
  ...language,
  paths: ['test/library/**/*.feature'],
  require: ['test/library/steps/**/*.ts'],
};

module.exports = {
  default: { ...suite, format: ['progress'] },
  // What only programs in JavaScript can see of the reference: no driver port, the exports themselves.
  library: { ...library, format: ['progress', 'junit:reports/library-junit.xml'] },
};
