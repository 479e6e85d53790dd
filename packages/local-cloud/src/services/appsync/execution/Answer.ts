import type { FormattedError } from './errors/FormattedError';

export interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export interface GraphQLResponse {
  data: Record<string, unknown> | null;
  errors?: FormattedError[];
}

/**
 * The response to one GraphQL request, and what the request cost: the number of data source calls and the
 * DynamoDB capacity units.
 */
export interface Answer extends GraphQLResponse {
  dataSourceCalls: number;
  readUnits: number;
  writeUnits: number;
  /** HTTP response headers that resolvers have added with `util.http.addResponseHeader`. */
  headers: Record<string, string>;
}
