/**
 * Limits of a person's stored files: how many, and how many bytes in total. They do not apply to administrators, who
 * upload the site's cover images. How many uploads a minute may have is in `RateLimits`.
 */
export const FileLimits = {
  /** Maximum number of stored files of one person, including files whose content is still being checked. */
  files: 500,
  bytes: 1_073_741_824,
  /**
   * Maximum number of pixels of one picture, also of administrators. A browser takes four bytes for each, however
   * small the file is; the cameras of phones make up to 50 million.
   */
  pixels: 64_000_000,
};
