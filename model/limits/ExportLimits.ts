/**
 * Limits for a person's exports of their own data. An export is expensive, because it reads all files of the person.
 */
export const ExportLimits = {
  perDay: 3,
  /** After this many seconds an unfinished export counts as failed, and the person may request a new one. */
  seconds: 3600,
};
