/** The payload with which AppSync, or `npm run verify`, invokes the function verify-insights. */
export interface CheckRequest {
  /** Whether differences are repaired. */
  repair?: boolean;
  /** Whether the schedule asks: a call then does nothing if a check was completed on the same day. */
  isScheduled?: boolean;
  /** The number of read units after which the check pauses. */
  readUnits?: number;
  /** How many seconds to wait before differences are compared a second time; events may still be counted. */
  recheckAfterSeconds?: number;
}
