import type { ResolverContext } from '../evaluation/ResolverContext';
import type { FieldCall } from './FieldCall';
import type { RequestState } from './RequestState';
import { selectionSetGraphQL, selectionSetList } from './selectionSets';

/** The `ctx` that a resolver starts with. */
export function createResolverContext(
  call: FieldCall,
  state: RequestState,
  env: Record<string, string>,
): ResolverContext {
  const { typeName, fieldName, args, source, nodes, fragments, variables } = call;
  return {
    arguments: args,
    source: source ?? null,
    identity: state.identity,
    stash: {},
    prev: null,
    result: null,
    error: null,
    request: { headers: state.headers, domainName: null },
    info: {
      fieldName,
      parentTypeName: typeName,
      variables,
      selectionSetList: selectionSetList(nodes, fragments),
      selectionSetGraphQL: selectionSetGraphQL(nodes),
    },
    env,
  };
}
