const HOUR = 3_600_000;

/**
 * Returns whether a time is within the last hour. Older changes cause no notifications, because they usually
 * come from seeded or restored rows.
 */
export function isRecent(at: unknown): boolean {
  return Date.now() - Date.parse(String(at)) < HOUR;
}
