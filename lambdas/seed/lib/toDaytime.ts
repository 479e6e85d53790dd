const DAY = 86_400_000;
const JAPAN = 9 * 3_600_000;
const MORNING = 8 * 3_600_000;
const WAKING = 14 / 24;

/**
 * Moves a time (in milliseconds) to between 8 and 22 o'clock of the same day in Japan, in such a way that the
 * order of times stays the same. Returns it in ISO 8601.
 */
export function toDaytime(milliseconds: number): string {
  const local = milliseconds + JAPAN;
  const day = Math.floor(local / DAY) * DAY;
  return new Date(day + MORNING + Math.floor((local - day) * WAKING) - JAPAN).toISOString();
}
