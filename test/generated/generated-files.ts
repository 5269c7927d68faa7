import { changelog } from './changelog';
import { interfacePage } from './interface-page';
import { traitsPage } from './traits-page';

/** The committed files that are written from others, wholly or in a part, by their path in the package. */
export const generatedFiles: ReadonlyMap<string, () => string> = new Map([
  ['docs/interface.md', interfacePage],
  ['docs/traits.md', traitsPage],
  ['CHANGELOG.md', changelog],
]);
