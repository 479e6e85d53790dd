/** How many exports of everything that is kept of them a person asks for: each reads all their files. */
export const ExportLimits = {
  perDay: 3,
  /** An export that has not ended by then has failed, and another one may begin. */
  seconds: 3600,
};
