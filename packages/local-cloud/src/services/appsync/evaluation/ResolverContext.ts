/**
 * The `ctx` argument of a resolver's handler. It is passed into the sandbox as JSON, so a handler only ever gets a
 * copy.
 */
export interface ResolverContext {
  arguments: Record<string, unknown>;
  source: unknown;
  identity: unknown;
  stash: Record<string, unknown>;
  prev: { result: unknown } | null;
  result: unknown;
  error: { message: string; type: string | null } | null;
  request: { headers: Record<string, string>; domainName: string | null };
  info: {
    fieldName: string;
    parentTypeName: string;
    variables: Record<string, unknown>;
    selectionSetList: string[];
    selectionSetGraphQL: string;
  };
  env: Record<string, string>;
}
