/**
 * The request with which `npm run verify` and the nightly schedule invoke the function verify-data. It
 * compares derived values with their sources.
 */
export interface VerifyRequest {
  /** Whether differences that the comparison finds are to be repaired. */
  repair?: boolean;
  /** The position in the tables at which this part of the comparison begins; missing for the first part. */
  from?: Position | null;
  /**
   * The number of seconds to wait before differences are compared again, so that updates that were in
   * progress are not reported.
   */
  recheckAfterSeconds?: number;
  /**
   * True for a nightly run, which continues the comparison at the stored position and stores the position at
   * which it ends.
   */
  nightly?: boolean;
}

/** A position in the tables, at which a part of the comparison ends and the next one begins. */
export interface Position {
  table: string;
  /** The `LastEvaluatedKey` that DynamoDB returned; missing at the beginning of the table. */
  after?: Record<string, unknown>;
}
