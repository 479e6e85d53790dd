const HOUR = 3_600_000;

/** True when something happened within the last hour. Seeded and restored rows are older: nobody is notified of them. */
export function isRecent(at: unknown): boolean {
  return Date.now() - Date.parse(String(at)) < HOUR;
}
