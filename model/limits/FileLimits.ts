/**
 * Maximum number and size of a person's uploads. Administrators, who upload the site's cover images, have only the
 * limit per minute.
 */
export const FileLimits = {
  perMinute: 20,
  /** Maximum number of stored files of one person, including files whose content is still being checked. */
  files: 500,
  bytes: 1_073_741_824,
};
