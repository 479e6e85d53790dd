/**
 * The age, in milliseconds, from which figures count as outdated (26 hours). Normally they are computed every
 * hour.
 */
const OUTDATED_MS = 26 * 3_600_000;

/** Returns true if the figures were last computed more than 26 hours ago. */
export const isOutdated = (computedAt: string) => Date.now() - Date.parse(computedAt) > OUTDATED_MS;
