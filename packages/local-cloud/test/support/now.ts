/**
 * Returns the time of this machine, in milliseconds, for what a service under test compares with its own clock: with a
 * margin of many minutes, or from then on with a clock that the test has stopped.
 */
export const now = (): number => Date.now();
