const DAY = 86_400_000;

/** Returns when a row expires: some days after a time in milliseconds, in seconds since 1970. */
export const secondsAfter = (now: number, days: number): number => Math.floor((now + days * DAY) / 1000);
