/** What the exit code of a command means. */
export const exitCodes = {
  /** Done; of a run: conforms, or every failure is a known one. */
  ok: 0,
  /** Does not conform; of two that are compared: they differ. */
  differs: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** The driver could not be run, or the smoke checks found it wrong. */
  driver: 3,
} as const;
