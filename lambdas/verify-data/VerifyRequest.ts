/** What `npm run verify` and the nightly schedule ask. */
export interface VerifyRequest {
  /** Mends what differs. */
  repair?: boolean;
  /** Where an earlier part ended; the first part begins without. */
  from?: Position | null;
  /** How long to wait before what differs is looked at again; seconds. */
  settle?: number;
  /** Goes on where the last night ended, and remembers where this part ends. */
  nightly?: boolean;
}

/** Where in the tables a part of the comparison ends. */
export interface Position {
  table: string;
  /** DynamoDB's LastEvaluatedKey; absent at the beginning of the table. */
  after?: Record<string, unknown>;
}
