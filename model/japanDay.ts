const JAPAN = 9 * 3_600_000;

/**
 * Returns the calendar day in Japan (`YYYY-MM-DD`) at a point in time, which is a Date, in ISO 8601 or in milliseconds
 * since 1970. Every day that people read or choose is one of Japan; the lint rule `enishi/japanDay` refuses others.
 * Resolvers have their own function (`resolvers/lib/japanDay.ts`), because APPSYNC_JS has no Date.
 */
export function japanDay(at: string | number | Date): string {
  return new Date(new Date(at).getTime() + JAPAN).toISOString().slice(0, 10);
}
