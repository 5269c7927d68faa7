/** What the exit code of a command means. */
export const exitCodes = {
  /** Conforms, or every failure is a known one. */
  conforms: 0,
  /** Does not conform. */
  differs: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** The driver could not be run, or the smoke checks found it wrong. */
  driver: 3,
} as const;
