export interface SourceError {
  message: string;
  type: string;
}

/** Capacity that DynamoDB reports for one call. */
export interface Consumed {
  read: number;
  write: number;
}

export interface SourceAnswer {
  /** `ctx.result` of the response handler. */
  result: unknown;
  /** `ctx.error` of the response handler; the handler runs in any case. */
  error?: SourceError;
  consumed?: Consumed;
  /** Requests sent for this answer, 1 by default: a batch is one request for all its members. */
  calls?: number;
}

/** Calls that may be answered together: those with the same group, `size` at most. */
export interface Batch {
  group: object;
  size: number;
}

export interface DataSource {
  name: string;
  type: string;
  /** Whether an invocation leaves AppSync: what the call counter counts. */
  remote: boolean;
  /**
   * Sends the request that a request handler returned.
   * @throws InvalidRequest when this source does not understand it
   */
  invoke(request: unknown, batch?: Batch): Promise<SourceAnswer>;
}
