/**
 * Limits of a person's uploads: how many per minute, how many stored files, and how many bytes in total. For
 * administrators, who upload the site's cover images, only the limits per minute and of one picture apply.
 */
export const FileLimits = {
  perMinute: 20,
  /** Maximum number of stored files of one person, including files whose content is still being checked. */
  files: 500,
  bytes: 1_073_741_824,
  /**
   * Maximum number of pixels of one picture. A browser takes four bytes for each, however small the file is; the
   * cameras of phones make up to 50 million.
   */
  pixels: 64_000_000,
};
