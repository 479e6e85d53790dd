/** A GraphQL operation to send to the API. */
export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}
