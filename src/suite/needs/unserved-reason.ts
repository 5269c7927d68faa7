/** What a scenario needs that the driver does not serve, and why not. */
export interface UnservedReason {
  readonly needed: string;
  readonly reason: string;
}

/** Why a scenario that needs a row, an option or a capability is unsupported: written into a verdict, and read from it. */
export const unservedReason = {
  write: ({ needed, reason }: UnservedReason): string =>
    `needs ${needed}, which the driver declares it does not serve (${reason})`,

  /**
   * Reads what is not served.
   *
   * @param message - The reason that a verdict gives.
   * @returns What is needed, and why it is not served; null for another reason.
   */
  read: (message: string): UnservedReason | null => {
    const [, needed, reason] =
      /^needs (.+?), which the driver declares it does not serve \((.*)\)$/s.exec(message) ?? [];
    return needed === undefined || reason === undefined ? null : { needed, reason };
  },
} as const;
