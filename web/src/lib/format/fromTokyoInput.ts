/**
 * Converts the value of a form field for date and time (YYYY-MM-DDTHH:mm in Japan) to ISO 8601; null for an
 * empty field.
 */
export const fromTokyoInput = (entered: string | null): string | null =>
  entered ? new Date(`${entered}:00+09:00`).toISOString() : null;
