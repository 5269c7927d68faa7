import { createHash } from 'node:crypto';
import type { ImplementationInfo } from '../protocol/wire';

/** Names and versions that stand in a file's name as they are; a version has no hyphen, so it is seen where it begins. */
const plainName = /^[a-z0-9][a-z0-9.-]{0,59}$/;
const plainVersion = /^[a-z0-9][a-z0-9.]{0,39}$/;

/**
 * Names the record of an implementation. Different implementations get different names, on every file system: what is not
 * plain is told apart by a digest behind a `~`, which no plain name has.
 *
 * @param implementation - Its name and version.
 * @returns The name of a file, without its ending.
 */
export function recordName({ name, version }: Pick<ImplementationInfo, 'name' | 'version'>): string {
  const text = `${name}-${version}`;
  if (plainName.test(name) && plainVersion.test(version)) return text;
  const readable = text
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[.-]+|[.-]+$/g, '');
  const digest = createHash('sha256')
    .update(JSON.stringify([name, version]))
    .digest('hex')
    .slice(0, 16);
  return `${readable.slice(0, 100) || 'unnamed'}~${digest}`;
}
