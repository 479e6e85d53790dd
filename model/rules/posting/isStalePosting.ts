/** The number of days after publication after which a job's texts are probably no longer true. */
const STALE_AFTER_DAYS = 60;
const DAY = 86_400_000;

/**
 * The posting rule that only warns: returns whether a job was published so long ago that somebody should check it. The
 * API does not refuse such a job. Both times are in milliseconds since 1970; null for a job that was never published.
 */
export function isStalePosting(publishedAt: number | null, now: number): boolean {
  return publishedAt !== null && now - publishedAt > STALE_AFTER_DAYS * DAY;
}
