/**
 * Limits for a person's exports of their own data. An export reads all files of the person, so it is
 * expensive.
 */
export const ExportLimits = {
  perDay: 3,
  /**
   * The number of seconds after which an unfinished export counts as failed. The person may then request a
   * new one.
   */
  seconds: 3600,
};
