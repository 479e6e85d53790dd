/** Returns the time, in ISO 8601, that a field for date and time has as YYYY-MM-DDTHH:mm in Japan; null without one. */
export const fromTokyoInput = (entered: string | null): string | null =>
  entered ? new Date(`${entered}:00+09:00`).toISOString() : null;
