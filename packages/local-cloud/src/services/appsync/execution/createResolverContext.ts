import type { ResolverContext } from '../evaluation/ResolverContext';
import type { FieldCall } from './FieldCall';
import type { RequestState } from './RequestState';
import { selectionSetGraphQL, selectionSetList } from './documents/selectionSets';

type Selection = Pick<ResolverContext['info'], 'selectionSetList' | 'selectionSetGraphQL'>;

/**
 * Cache of `selectionSetList` and `selectionSetGraphQL`, two members of `ctx.info`. A key is the list of a
 * field's AST nodes, which graphql-js shares between all items of a list.
 */
const selections = new WeakMap<FieldCall['nodes'], Selection>();

function selectionOf(nodes: FieldCall['nodes'], fragments: FieldCall['fragments']): Selection {
  const known = selections.get(nodes);
  if (known) return known;
  const selection = {
    selectionSetList: selectionSetList(nodes, fragments),
    selectionSetGraphQL: selectionSetGraphQL(nodes),
  };
  selections.set(nodes, selection);
  return selection;
}

/** Creates the `ctx` for the first handler of a field's resolver. */
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
      ...selectionOf(nodes, fragments),
    },
    env,
  };
}
