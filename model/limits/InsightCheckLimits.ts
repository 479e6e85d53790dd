/**
 * Limits for checks of the dashboard's figures. A check counts the figures again and compares them with the
 * stored ones.
 */
export const InsightCheckLimits = {
  /** The number of past days whose counters and figures a check compares. */
  days: 366,
  /** The number of differences that the result of a check describes. Further differences are only counted. */
  details: 50,
  /**
   * The number of DynamoDB's read units after which a check pauses: the usual number, and the least and the
   * highest that a caller may choose.
   */
  readUnits: { usual: 200_000, least: 1, most: 5_000_000 },
  /**
   * The maximum number of read units that a check uses in a second, so that users' requests are not
   * throttled.
   */
  readUnitsPerSecond: 1000,
  /** The number of seconds without progress after which a running check counts as failed. */
  seconds: 960,
};
