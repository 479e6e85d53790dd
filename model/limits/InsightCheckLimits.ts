/** Limits for the check that counts the figures of the dashboard again. */
export const InsightCheckLimits = {
  /** The number of past days whose counters and figures a check compares. */
  days: 366,
  /** The number of differences that a check names; further ones are only counted. */
  details: 50,
  /** The read units that a check uses by default before it pauses, and the least and most that a caller may allow. */
  readUnits: { usual: 200_000, least: 1, most: 5_000_000 },
  /** The read units that a check uses in a second, so that users' requests are not throttled. */
  readUnitsPerSecond: 1000,
  /** The number of seconds without progress after which a running check counts as failed. */
  seconds: 960,
};
