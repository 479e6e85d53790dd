/**
 * Returns the time of the stack under test, in milliseconds: it has the clock of this machine. For instants before or
 * after it with a margin of hours, such as the end of a period of grace; never to wait for one, to measure, or to name
 * a record (`unique`).
 */
export const now = (): number => Date.now();
