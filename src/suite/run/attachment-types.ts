/** What steps and hooks hand to the verdicts through Cucumber, told apart by their media type. */
export const attachmentTypes = {
  /** Why a scenario is unsupported, in words. */
  unsupported: 'text/vnd.touchstone.unsupported',
  /** Why a scenario could not be run, in words. */
  notRun: 'text/vnd.touchstone.not-run',
} as const;
