/** The payload with which AppSync, or `npm run verify`, invokes the function verify-insights. */
export interface CheckRequest {
  /** Whether differences are repaired. */
  repair?: boolean;
  /** The number of read units after which the check pauses. */
  readUnits?: number;
  /** How many seconds to wait before differences are compared a second time; events may still be counted. */
  recheckAfterSeconds?: number;
}
