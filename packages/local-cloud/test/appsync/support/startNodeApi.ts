import { startApi, type RunningApi } from './startApi';
import { unit } from './unit';

const schema = `
  type Node { id: ID next: Node nodes: [Node] }
  input Filter { and: [Filter] not: Filter eq: String }
  type Query { node(id: ID, ids: [ID], filter: Filter, json: AWSJSON): Node nodes: [Node] }
  type Mutation { add: Node }`;

/** Starts an API whose types refer to each other, for documents that ask for too much. */
export const startNodeApi = (): Promise<RunningApi> =>
  startApi({
    schema,
    api: { QueryDepthLimit: 12, ResolverCountLimit: 1000 },
    resolvers: {
      'Query.node': unit("return { payload: { id: '1' } };"),
      'Query.nodes': unit("return { payload: Array.from({ length: 100 }, () => ({ id: '1' })) };"),
      'Node.next': unit("return { payload: { id: 'next' } };"),
      'Mutation.add': unit("return { payload: { id: 'new' } };"),
    },
  });
