import { changelog } from './changelog';
import { interfacePage } from './interface-page';
import { strengthPage } from './strength-page';
import { traitsPage } from './traits-page';
import { versionDifferencesPage } from './version-differences-page';
import { wireTypes } from './wire-types';

/** The committed files that are written from others, wholly or in a part, by their path in the package. */
export const generatedFiles = new Map<string, () => string | Promise<string>>([
  ['docs/interface.md', interfacePage],
  ['docs/strength.md', strengthPage],
  ['docs/traits.md', traitsPage],
  ['docs/version-differences.md', versionDifferencesPage],
  ['CHANGELOG.md', changelog],
  ['src/suite/protocol/wire-types.ts', wireTypes],
]);
