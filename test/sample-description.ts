import { protocolVersion } from '../src/suite/protocol/protocol-version';
import type { DriverDescription } from '../src/suite/protocol/wire';

/** Returns what a driver that serves every row says of itself, with the given parts instead of the usual ones. */
export function sampleDescription(given: Partial<DriverDescription> = {}): DriverDescription {
  const implementation = { name: 'acme', version: '1.0', language: 'x' };
  return { protocolVersion, implementation, rows: { serves: ['*'] }, capabilities: [], ...given };
}
