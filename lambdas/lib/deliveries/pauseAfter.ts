const FIRST = 15;
const LONGEST = 1800;

/**
 * Returns the number of seconds before the next attempt of a delivery: 15 after the first attempt, then twice as
 * many each time, at most half an hour.
 * @param attempts how often the delivery was attempted so far
 */
export const pauseAfter = (attempts: number): number => Math.min(FIRST * 2 ** (attempts - 1), LONGEST);
