// The catalogue of deliberate faults: each is planted alone, and the named scenarios must notice it in these words. The lists
// stand where the features do: faults/pagination/url-faults.cjs has what features/pagination/url.feature must notice.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, 'faults');
const ending = '-faults.cjs';

/** A list gives the only change of a fault beside what else it says of it. */
const toFault = ({ file, replaces, by, changes = [{ file, replaces, by }], ...rest }) => ({
  ...rest,
  changes,
});

/** @type {ReadonlyMap<string, readonly import('./judge.cjs').Fault[]>} By the path of a feature, without its ending. */
const faultsByFeature = new Map(
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => [
      file.slice(0, -ending.length).replaceAll('\\', '/'),
      Object.values(require(join(folder, file)))
        .flat()
        .map(toFault),
    ]),
);

const faults = [...faultsByFeature.values()].flat();

module.exports = { faults, faultsByFeature };
