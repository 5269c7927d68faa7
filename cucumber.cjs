const code = { requireModule: ['ts-node/register'], require: ['step-definitions/**/*.ts'] };

module.exports = {
  default: { ...code, format: ['progress'] },
  // Mutation testing brings its own formatter and needs the same data every time.
  stryker: { ...code, worldParameters: { seed: 1, runs: 25 } },
};
