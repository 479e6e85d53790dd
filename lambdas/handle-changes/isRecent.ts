const HOUR = 3_600_000;

/** Whether something happened lately. What is old already, as after seeding or a restore, is told to nobody. */
export function isRecent(at: unknown): boolean {
  return Date.now() - Date.parse(String(at)) < HOUR;
}
