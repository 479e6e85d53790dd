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

/** A response and its cost. */
export interface Answer extends GraphQLResponse {
  dataSourceCalls: number;
  readUnits: number;
  writeUnits: number;
  /** Set by resolvers with `util.http.addResponseHeader`. */
  headers: Record<string, string>;
}
