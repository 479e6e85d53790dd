/** How much one person uploads; administrators, whose covers are the house's, are limited by the minute only. */
export const FileLimits = {
  perMinute: 20,
  /** Kept at once, the ones that are still being checked included. */
  files: 500,
  bytes: 1_073_741_824,
};
