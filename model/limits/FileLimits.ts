/**
 * Upload limits per person; administrators, who upload the site's cover pictures, have only the limit per
 * minute.
 */
export const FileLimits = {
  perMinute: 20,
  /** Maximum stored at once, including files that are still being checked. */
  files: 500,
  bytes: 1_073_741_824,
};
