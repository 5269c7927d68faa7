import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../package-root';

const folder = join(packageRoot, 'drivers', 'php', 'kit');

const head = `<?php

/*
 * Speaks the driver protocol (docs/protocol.md) for driver.php: values, expressions, fixture classes, verbs, transport.
 *
 * Little of this should need a change: driver.php extends Port and says what is special about its implementation. Port is the
 * first class here; each of its methods is a hook with a default and an example.
 */

namespace Touchstone\\Kit;
`;

/**
 * Writes the PHP kit as one file. In the package each class has its own file, as PHP wants, and the driver of the frameworks
 * uses those; the author of a driver has just one file beside it.
 *
 * @returns PHP source.
 */
export function phpKit(): string {
  const others = readdirSync(folder).filter((name) => name !== 'Port.php' && name !== 'autoload.php');
  return [head, ...['Port.php', ...others.sort()].map(declarations)].join('\n');
}

/** What a file declares, without what stands before it in every file. */
function declarations(name: string): string {
  const text = readFileSync(join(folder, name), 'utf8');
  const start = /^namespace Touchstone\\Kit;\n+/m.exec(text);
  if (start === null) throw new Error(`${name}: expected the namespace Touchstone\\Kit`);
  return text.slice(start.index + start[0].length);
}
