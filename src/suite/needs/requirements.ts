/** What a scenario can need of a driver. Asking for something that is not there may throw. */
export interface Requirements {
  /** Asks for an interface row, by its id. */
  requireRow(row: string): void;
  /** Asks for an option of the paginator's constructor. */
  requireOption(name: string): void;
  /** Asks for a capability of the driver. */
  requireCapability(capability: string): void;
  /** Asks for a habit of PHP. */
  requireTrait(name: string): void;
}
