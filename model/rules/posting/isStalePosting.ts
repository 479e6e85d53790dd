/** After so many days, what a public job says is probably no longer true. */
const STALE_AFTER_DAYS = 60;
const DAY = 86_400_000;

/**
 * The posting rule that only warns: returns whether a job has been public for so long that somebody should check it. The
 * API does not refuse such a job.
 * @param now in milliseconds since 1970
 */
export function isStalePosting(job: { publishedAt?: string | null }, now: number): boolean {
  return !!job.publishedAt && now - Date.parse(job.publishedAt) > STALE_AFTER_DAYS * DAY;
}
