/**
 * Maximum numbers of a person's uploads: per minute, of stored files, and of bytes. For administrators, who
 * upload the site's cover images, only the limit per minute applies.
 */
export const FileLimits = {
  perMinute: 20,
  /** Maximum number of stored files of one person, including files whose content is still being checked. */
  files: 500,
  bytes: 1_073_741_824,
};
