import type { DriverDescription } from '../driver/driver';
import { DriverFault } from '../driver/driver-fault';
import { interfaceRows } from '../rows/catalogue';
import { suggest } from '../usage/suggest';
import { UnsupportedRow } from './unsupported-row';

/** Answers which rows and capabilities a driver declares to serve. */
export class ServiceCheck {
  readonly #served: ReadonlySet<string>;
  readonly #lacks: ReadonlyMap<string, string>;
  readonly #capabilities: ReadonlySet<string>;

  /**
   * @param description - What the driver said of itself.
   * @throws DriverFault when an entry of it matches no interface row.
   */
  constructor(description: DriverDescription) {
    this.#served = new Set(description.rows.serves.flatMap((pattern) => matching(pattern, 'rows.serves')));
    this.#lacks = new Map(
      (description.rows.lacks ?? []).flatMap(({ row, reason }) =>
        matching(row, 'rows.lacks').map((id) => [id, reason] as const),
      ),
    );
    this.#capabilities = new Set(description.capabilities);
  }

  /**
   * Tells why a row is not served.
   *
   * @param row - The id of an interface row. Statements and error rows are about the whole and always count as served.
   * @returns The reason, or null when the row is served.
   */
  whyNotServed(row: string): string | null {
    if (row.startsWith('Statement.') || row.startsWith('Error.')) return null;
    return this.#lacks.get(row) ?? (this.#served.has(row) ? null : 'not among the rows it serves');
  }

  /**
   * Makes sure that a row is served.
   *
   * @param row - The id of an interface row.
   * @throws UnsupportedRow when it is not.
   */
  requireRow(row: string): void {
    const reason = this.whyNotServed(row);
    if (reason !== null) throw new UnsupportedRow(row, reason);
  }

  /**
   * Makes sure that a capability is declared.
   *
   * @param capability - Its name, such as `define`.
   * @throws UnsupportedRow when it is not.
   */
  requireCapability(capability: string): void {
    if (!this.#capabilities.has(capability)) {
      throw new UnsupportedRow(`the capability "${capability}"`, 'not among its capabilities');
    }
  }
}

function matching(pattern: string, where: string): string[] {
  const ids = interfaceRows
    .map((row) => row.id)
    .filter((id) => (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) : id === pattern));
  if (ids.length === 0) {
    throw new DriverFault(
      'wrong-shape',

      `${where} of the driver: expected the id of an interface row or a prefix ending in *, received "${pattern}"${suggest(
        pattern,
        interfaceRows.map((row) => row.id),
      )}`,
    );
  }
  return ids;
}
