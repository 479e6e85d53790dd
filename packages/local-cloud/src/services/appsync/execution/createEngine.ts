import { execute, getOperationAST, type ExecutionResult, type GraphQLSchema, type FieldNode } from 'graphql';
import type { Caller } from '../access/Caller';
import type { FieldAccess } from '../access/createFieldAccess';
import type { Api } from '../Api';
import { limits } from '../limits';
import { callerKind } from '../trace/callerKind';
import type { Trace } from '../trace/Trace';
import { createDocumentCache, type PreparedDocument } from './documents/createDocumentCache';
import { formatError } from './errors/formatError';
import type { Answer, GraphQLRequest, GraphQLResponse } from './Answer';
import { RequestFailure } from './errors/RequestFailure';
import { RequestState } from './RequestState';
import { responseKey, selectedFields, fieldsBelow, type Fragments } from './documents/selectionSets';

/**
 * The result of a root field of a mutation. The keys in it are names of fields, also where the client used
 * aliases.
 */
export interface MutationResult {
  field: string;
  payload: unknown;
}

export interface EngineOptions {
  api: Api;
  schema: GraphQLSchema;
  access: FieldAccess;
  trace: Trace;
  /**
   * Called after each GraphQL mutation that returned data, with the results of its root fields, to notify
   * subscribers.
   */
  onMutation(results: MutationResult[], invalidations: RequestState['invalidations']): void;
}

export interface Engine {
  prepare(query: string): PreparedDocument;
  /**
   * Executes a query or mutation.
   * @throws RequestFailure when the request cannot be executed at all or takes too long
   */
  run(request: GraphQLRequest, caller: Caller, headers: Record<string, string>): Promise<Answer>;
}

function timeout(milliseconds: number): { expired: Promise<never>; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new RequestFailure(200, 'ExecutionTimeout', 'Execution timed out.')),
      milliseconds,
    );
  });
  return { expired, cancel: () => clearTimeout(timer) };
}

/** Returns the label of a request in the trace: its operation name or, without one, its root fields. */
function labelOf(
  { operationName }: GraphQLRequest,
  { document, fragments, errors }: PreparedDocument,
): string {
  const operation = getOperationAST(document, operationName);
  const fields =
    operation && errors.length === 0
      ? selectedFields(operation, fragments).map(({ name }) => name.value)
      : [];
  return operationName ?? operation?.name?.value ?? fields.join(', ');
}

/**
 * Returns a part of a GraphQL response with field names as keys instead of aliases. Subscribers receive this
 * form, because their own queries may use other aliases.
 */
function removeAliases(value: unknown, nodes: readonly FieldNode[], fragments: Fragments): unknown {
  if (Array.isArray(value)) return value.map((member) => removeAliases(member, nodes, fragments));
  if (typeof value !== 'object' || value === null) return value;
  const below = fieldsBelow(nodes, fragments);
  if (below.length === 0) return value;
  const members = value as Record<string, unknown>;
  const named = below
    .filter((node) => responseKey(node) in members)
    .map((node) => [node.name.value, removeAliases(members[responseKey(node)], [node], fragments)] as const);
  return Object.fromEntries(named);
}

/** Creates the engine that validates and executes GraphQL queries and mutations. */
export function createEngine({ api, schema, access, trace, onMutation }: EngineOptions): Engine {
  const documents = createDocumentCache(schema, api);

  const prepare = (query: string): PreparedDocument => {
    try {
      return documents(query);
    } catch {
      throw new RequestFailure(400, 'MalformedHttpRequestException', 'Unable to parse GraphQL query.');
    }
  };

  const perform = async (
    request: GraphQLRequest,
    { document, fragments, errors }: PreparedDocument,
    state: RequestState,
  ): Promise<GraphQLResponse> => {
    if (errors.length > 0) return { data: null, errors };
    const operation = getOperationAST(document, request.operationName);
    if (!operation) {
      throw new RequestFailure(400, 'BadRequestException', 'An operation name of the document is required.');
    }
    if (operation.operation === 'subscription') {
      throw new RequestFailure(
        400,
        'UnsupportedOperation',
        'Subscriptions go through the real-time endpoint.',
      );
    }
    const result: ExecutionResult = await execute({
      schema,
      document,
      contextValue: state,
      variableValues: request.variables ?? {},
      operationName: request.operationName,
    });
    const failed = [
      ...(result.errors ?? []).map((error) => formatError(error, schema)),
      ...state.appendedErrors,
    ];
    const data = result.data ?? null;
    if (operation.operation === 'mutation' && data) {
      // AWS does not document that the result of a mutation under an alias reaches subscribers.
      const named = selectedFields(operation, fragments).filter(({ alias }) => alias === undefined);
      const results = named.map((node) => ({
        field: node.name.value,
        payload: removeAliases(data[responseKey(node)], [node], fragments),
      }));
      onMutation(results, state.invalidations);
    }
    return failed.length > 0 ? { data, errors: failed } : { data };
  };

  return {
    prepare,
    async run(request, caller, headers) {
      const start = performance.now();
      const state = new RequestState(caller, headers, access);
      const prepared = prepare(request.query);
      const { expired, cancel } = timeout(limits.requestMilliseconds);
      try {
        const response = await Promise.race([perform(request, prepared, state), expired]);
        const { dataSourceCalls, consumed } = state;
        trace.add({
          at: new Date().toISOString(),
          operation: labelOf(request, prepared),
          caller: callerKind(caller),
          milliseconds: Math.round((performance.now() - start) * 100) / 100,
          dataSourceCalls,
          readUnits: consumed.read,
          writeUnits: consumed.write,
          errors: (response.errors ?? []).map(
            ({ errorType, message }) => `${errorType ?? 'error'}: ${message}`,
          ),
          steps: state.steps,
        });
        return {
          ...response,
          dataSourceCalls,
          readUnits: consumed.read,
          writeUnits: consumed.write,
          headers: state.responseHeaders,
        };
      } finally {
        cancel();
      }
    },
  };
}
