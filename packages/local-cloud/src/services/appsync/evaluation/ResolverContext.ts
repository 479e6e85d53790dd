/**
 * The `ctx` argument of a resolver's handlers. It is passed to the sandbox as JSON, so each handler gets a
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
