const DAYS_NEW = 7;

/** Published within the last `DAYS_NEW` days. */
export function isNewJob(publishedAt: string | null, now = Date.now()): boolean {
  return publishedAt !== null && now - Date.parse(publishedAt) < DAYS_NEW * 86_400_000;
}
