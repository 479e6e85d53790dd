const DAY = 86_400_000;
const JAPAN = 9 * 3_600_000;
const MORNING = 8 * 3_600_000;
const WAKING = 14 / 24;

/**
 * Moves a time (in milliseconds) into the hours from 8 to 22 of the same day in Japan, and returns it in ISO
 * 8601. If several times are moved, their order stays the same.
 */
export function toDaytime(milliseconds: number): string {
  const local = milliseconds + JAPAN;
  const day = Math.floor(local / DAY) * DAY;
  return new Date(day + MORNING + Math.floor((local - day) * WAKING) - JAPAN).toISOString();
}
