const unfollowed = /^(declines|does not say that it follows) the trait (\S+)$/;

/** The trait for which a scenario is unsupported, and what the driver says of it. */
export interface UnfollowedTrait {
  readonly verb: string;
  readonly trait: string;
}

/**
 * Reads why a scenario is unsupported.
 *
 * @param message - The reason, as a verdict gives it.
 * @returns The trait that the driver does not follow; null for another reason.
 */
export function unfollowedTrait(message: string): UnfollowedTrait | null {
  const [, verb, trait] = unfollowed.exec(message) ?? [];
  return verb === undefined || trait === undefined ? null : { verb, trait };
}
