const JAPAN = 9 * 3_600_000;
const HOUR_LENGTH = 'YYYY-MM-DDTHH'.length;

/** Returns the hour of Japan at a time in milliseconds since 1970, such as `2026-12-01T08`. */
export const deliverySlot = (at: number): string => new Date(at + JAPAN).toISOString().slice(0, HOUR_LENGTH);
