/** A GraphQL operation as it is sent to the API. */
export interface GraphqlRequest {
  query: string;
  variables: Record<string, unknown>;
  /** The id that the log lines about this operation have. Subscriptions have none. */
  correlationId?: string;
}
