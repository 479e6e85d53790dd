const JAPAN = 9 * 3_600_000;

/** The day in Japan, `YYYY-MM-DD`, of an instant: ISO 8601 or milliseconds since 1970. */
export function japanDay(at: string | number): string {
  return new Date((typeof at === 'string' ? Date.parse(at) : at) + JAPAN).toISOString().slice(0, 10);
}
