const NEW_FOR_DAYS = 7;

/**
 * Returns true for a job published within the last `NEW_FOR_DAYS` days; false for a job that is not
 * published.
 */
export function isNewJob(publishedAt: string | null, now = Date.now()): boolean {
  return publishedAt !== null && now - Date.parse(publishedAt) < NEW_FOR_DAYS * 86_400_000;
}
