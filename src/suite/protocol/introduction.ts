import { suiteInfo } from '../suite-info';
import { protocolVersion } from './protocol-version';

/** What the suite says of itself in `initialize`. */
export const introduction = { protocolVersions: [protocolVersion], suite: suiteInfo } as const;
