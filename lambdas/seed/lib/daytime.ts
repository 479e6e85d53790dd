const DAY = 86_400_000;
const JAPAN = 9 * 3_600_000;
const MORNING = 8 * 3_600_000;
const WAKING = 14 / 24;

/** Moves an instant into the hours when people in Japan are up, 8 to 22, keeping the day and the order. */
export function daytime(milliseconds: number): string {
  const local = milliseconds + JAPAN;
  const day = Math.floor(local / DAY) * DAY;
  return new Date(day + MORNING + Math.floor((local - day) * WAKING) - JAPAN).toISOString();
}
