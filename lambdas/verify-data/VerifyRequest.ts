/**
 * The request with which `npm run verify` and the nightly schedule invoke the function verify-data, which
 * compares derived values with their sources.
 */
export interface VerifyRequest {
  /** Whether differences that the comparison finds are to be repaired. */
  repair?: boolean;
  /** The position in the tables at which the call begins; missing at the beginning of the tables. */
  from?: Position | null;
  /**
   * How many seconds to wait before a difference is compared a second time. A difference that has disappeared
   * by then was an update in progress, and is not reported.
   */
  recheckAfterSeconds?: number;
  /**
   * True for a call of the nightly schedule. It begins at the position where the previous nightly call ended
   * (stored in the table Insight), and always repairs differences.
   */
  nightly?: boolean;
}

/** A position in the tables, at which one call of verify-data ends and the next one begins. */
export interface Position {
  table: string;
  /** The `LastEvaluatedKey` that DynamoDB returned; missing at the beginning of the table. */
  after?: Record<string, unknown>;
}
