const JAPAN = 9 * 3_600_000;

/**
 * Returns the calendar day in Japan (`YYYY-MM-DD`) at a given time, which is in ISO 8601 or in milliseconds since 1970.
 */
export function japanDay(at: string | number): string {
  return new Date((typeof at === 'string' ? Date.parse(at) : at) + JAPAN).toISOString().slice(0, 10);
}
