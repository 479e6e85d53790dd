/** The request to compare derived values with their sources. `npm run verify` and the nightly schedule send it. */
export interface VerifyRequest {
  /** Whether differences that the comparison finds are to be repaired. */
  repair?: boolean;
  /** The position in the tables at which this part of the comparison begins; missing for the first part. */
  from?: Position | null;
  /**
   * The number of seconds to wait before differences are compared again, so that updates in progress do not
   * count as differences.
   */
  recheckAfterSeconds?: number;
  /** Whether this is the nightly run, which continues where the last one ended and stores where it ends itself. */
  nightly?: boolean;
}

/** A position in the tables, at which a part of the comparison ends and the next one begins. */
export interface Position {
  table: string;
  /** The `LastEvaluatedKey` that DynamoDB returned; missing at the beginning of the table. */
  after?: Record<string, unknown>;
}
