import type { DriverDescription } from '../src/suite/driver/driver';
import { protocolVersion } from '../src/suite/protocol/protocol-version';

/** What a driver says of itself that serves every row, but for what is given. */
export function sampleDescription(given: Partial<DriverDescription> = {}): DriverDescription {
  const implementation = { name: 'acme', version: '1.0', language: 'x' };
  return { protocolVersion, implementation, rows: { serves: ['*'] }, capabilities: [], ...given };
}
