/** A GraphQL operation as it is sent to the API. */
export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}
