import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the protocol's JSON Schemas, as shipped with the package. */
export const schemaFolder = findSchemas(__dirname);

// Sources and compiled files lie at different depths below the package's root.
function findSchemas(start: string): string {
  for (let folder = start; ; folder = dirname(folder)) {
    const candidate = join(folder, 'schemas');
    if (existsSync(join(candidate, 'value.json'))) return candidate;
    if (folder === dirname(folder)) throw new Error(`Expected a folder "schemas" above ${start}, found none`);
  }
}
