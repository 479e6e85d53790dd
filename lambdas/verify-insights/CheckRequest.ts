/** The payload with which AppSync, or `npm run verify`, invokes the function verify-insights. */
export interface CheckRequest {
  /** Whether to repair the differences that the check finds. */
  repair?: boolean;
  /** Whether the schedule asks: a call then does nothing if a check was completed on the same day. */
  isScheduled?: boolean;
  /** The number of read units after which the check pauses. */
  readUnits?: number;
  /**
   * How many seconds to wait before counters that differ are compared a second time. In this time, events
   * that have just happened reach their counters.
   */
  recheckAfterSeconds?: number;
}
