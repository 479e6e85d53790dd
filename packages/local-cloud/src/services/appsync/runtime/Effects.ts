/** An error that a resolver raised: the parameters of `util.error(message, errorType, data, errorInfo)`. */
export interface RaisedError {
  message: string;
  errorType: string | null;
  data: unknown;
  errorInfo: unknown;
}

export interface SubscriptionFilter {
  filterGroup: { filters: { fieldName: string; operator: string; value: unknown }[] }[];
}

/**
 * What one call of a resolver's handler caused besides its result, its error and the stash (which are in
 * `Evaluation`): appended errors, filters, response headers and logs.
 */
export interface Effects {
  appendedErrors: RaisedError[];
  subscriptionFilter: SubscriptionFilter | null;
  invalidationFilter: SubscriptionFilter | null;
  invalidations: { subscriptionField: string; payload: Record<string, unknown> }[];
  responseHeaders: Record<string, string>;
  logs: { level: 'log' | 'error'; values: unknown[] }[];
}
