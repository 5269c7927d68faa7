import type { ServiceCheck } from '../../src/suite/session/service-check';
import { Unsupported } from '../../src/suite/session/unsupported';
import type { Entry } from './staged-suite';

/** Chooses the scenarios that need nothing that a driver goes without, and no trait that it declines. */
export async function servedEntries(entries: readonly Entry[], services: ServiceCheck): Promise<Entry[]> {
  const served: Entry[] = [];
  for (const entry of entries) {
    const needs = await entry.needs();
    try {
      needs.requireAll(services);
      served.push(entry);
    } catch (thrown) {
      if (!(thrown instanceof Unsupported)) throw thrown;
    }
  }
  return served;
}
