/** An error in the form of the parameters of `util.error(message, errorType, data, errorInfo)`. */
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
 * Side effects of one evaluation of a resolver's handler. Its result, a raised error, an early return and the stash are
 * in `Evaluation`.
 */
export interface Effects {
  appendedErrors: RaisedError[];
  subscriptionFilter: SubscriptionFilter | null;
  invalidationFilter: SubscriptionFilter | null;
  invalidations: { subscriptionField: string; payload: Record<string, unknown> }[];
  responseHeaders: Record<string, string>;
  logs: { level: 'log' | 'error'; values: unknown[] }[];
}
