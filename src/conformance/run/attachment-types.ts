/** What steps and hooks hand to the verdicts through Cucumber, told apart by their media type. */
export const attachmentTypes = {
  /** Why a scenario is not run, in words. */
  unsupported: 'text/vnd.touchstone.unsupported',
} as const;
