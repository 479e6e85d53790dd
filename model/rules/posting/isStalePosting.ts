/** The number of days after its publication from which a job counts as possibly out of date. */
const STALE_AFTER_DAYS = 60;
const DAY = 86_400_000;

/**
 * Returns whether a job was published so long ago that somebody should check whether it is still true. The
 * result is only a warning: the API does not refuse such a job. Both times are in milliseconds since 1970;
 * `publishedAt` is null for a job that was never published.
 */
export function isStalePosting(publishedAt: number | null, now: number): boolean {
  return publishedAt !== null && now - publishedAt > STALE_AFTER_DAYS * DAY;
}
