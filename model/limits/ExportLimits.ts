/** Limits for a person's exports of their own data: each export reads all their files. */
export const ExportLimits = {
  perDay: 3,
  /** An export that has not ended by then has failed, and a new one may start. */
  seconds: 3600,
};
