/**
 * Returns the calendar day in UTC (`YYYY-MM-DD`), in milliseconds since 1970. It belongs only into keys that nobody
 * reads: those of requests to delete an account, and the names of sitemaps.
 */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10);
