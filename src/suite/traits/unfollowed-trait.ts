/** The trait for which a scenario is unsupported, and what the driver says of it. */
export interface UnfollowedTrait {
  readonly verb: string;
  readonly trait: string;
}

/** Why a scenario of a trait is unsupported: written into a verdict, and read from it. */
export const unfollowedTrait = {
  declined: (trait: string): string => `declines the trait ${trait}`,
  notFollowed: (trait: string): string => `does not say that it follows the trait ${trait}`,
  notApplicable: (trait: string, reason: string): string => `the trait ${trait} cannot apply: ${reason}`,

  /**
   * Reads which trait the driver chose not to follow.
   *
   * @param message - The reason that a verdict gives.
   * @returns The trait; null for another reason.
   */
  read: (message: string): UnfollowedTrait | null => {
    const [, verb, trait] = /^(declines|does not say that it follows) the trait (\S+)$/.exec(message) ?? [];
    return verb === undefined || trait === undefined ? null : { verb, trait };
  },

  /** Whether a trait is the reason, be it chosen or that it cannot apply. */
  isReason: (message: string): boolean =>
    unfollowedTrait.read(message) !== null || /^the trait \S+ cannot apply: /.test(message),
} as const;
