const DAY = 86_400_000;
const JAPAN = 9 * 3_600_000;
const MORNING = 8 * 3_600_000;
const WAKING = 14 / 24;

/**
 * Moves a time (milliseconds since 1970) to between 8 and 22 o'clock in Japan, on the same day. The order of times
 * stays the same.
 */
export function toDaytime(milliseconds: number): string {
  const local = milliseconds + JAPAN;
  const day = Math.floor(local / DAY) * DAY;
  return new Date(day + MORNING + Math.floor((local - day) * WAKING) - JAPAN).toISOString();
}
