/** The request of `npm run verify` and of the nightly schedule. */
export interface VerifyRequest {
  /** Whether to repair differences. */
  repair?: boolean;
  /** Where the previous part ended; absent for the first part. */
  from?: Position | null;
  /** Seconds to wait before differences are compared again. */
  recheckAfterSeconds?: number;
  /** Continues where the last night ended, and stores where this part ends. */
  nightly?: boolean;
}

/** A position in the tables where a part of the comparison ends. */
export interface Position {
  table: string;
  /** DynamoDB's LastEvaluatedKey; absent at the beginning of the table. */
  after?: Record<string, unknown>;
}
