export interface SourceError {
  message: string;
  type: string;
}

/** Capacity units that DynamoDB reports for one call of a data source. */
export interface Consumed {
  read: number;
  write: number;
}

export interface SourceAnswer {
  /** The result of a data source, which the response handler gets as `ctx.result`. */
  result: unknown;
  /**
   * The error of a data source, which the response handler gets as `ctx.error`. The response handler runs with and
   * without an error.
   */
  error?: SourceError;
  consumed?: Consumed;
  /**
   * Number of requests to the data source that this result cost, 1 by default. A batch costs one request: one
   * of its members has 1, the others have 0.
   */
  calls?: number;
}

/**
 * Allows a call of a Lambda data source to be combined with other calls into one BatchInvoke. Calls with the
 * same `group` are combined, at most `size` of them.
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
