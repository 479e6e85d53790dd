export interface SourceError {
  message: string;
  type: string;
}

/** The capacity units that DynamoDB has reported for one call of a data source. */
export interface Consumed {
  read: number;
  write: number;
}

export interface SourceAnswer {
  /** What the response handler gets as `ctx.result`. */
  result: unknown;
  /** What the response handler gets as `ctx.error`. The response handler also runs after an error. */
  error?: SourceError;
  consumed?: Consumed;
  /**
   * The number of requests to the data source that this result adds to the costs, 1 by default. A batch of
   * calls is one request: its first result has the number 1, the others have 0.
   */
  calls?: number;
}

/**
 * Determines which BatchInvoke calls of a Lambda data source form one batch. Calls with the same `group`
 * are combined, at most `size` of them in one batch.
 */
export interface Batch {
  group: object;
  size: number;
}

export interface DataSource {
  name: string;
  type: string;
  /**
   * Whether the data source calls another AWS service. Only calls of such data sources count in the costs of
   * a request.
   */
  remote: boolean;
  /**
   * Sends the request that a resolver's request handler returned.
   * @throws InvalidRequest when the data source does not support the request
   */
  invoke(request: unknown, batch?: Batch): Promise<SourceAnswer>;
}
