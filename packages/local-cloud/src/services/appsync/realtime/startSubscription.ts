import {
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  locatedError,
  type GraphQLSchema,
} from 'graphql';
import type { Caller } from '../access/Caller';
import { groupsOf } from '../access/identityOf';
import type { FieldAccess } from '../access/createFieldAccess';
import type { Api } from '../Api';
import type { PreparedDocument } from '../execution/documents/createDocumentCache';
import { assertWholeCharacters } from '../execution/documents/assertWholeCharacters';
import { notAuthorized, failure } from '../execution/errors/FieldError';
import type { GraphQLRequest } from '../execution/Answer';
import { RequestFailure } from '../execution/errors/RequestFailure';
import { RequestState } from '../execution/RequestState';
import { runResolver } from '../execution/runResolver';
import { responseKey, selectedFields } from '../execution/documents/selectionSets';
import type { Subscription } from './Subscription';
import { limits } from '../limits';
import type { SubscriptionFilter } from '../runtime/Effects';
import { filterOperators } from './matchesFilter';

const LIST_LIMITS: Record<string, number> = {
  in: limits.filterInValues,
  notIn: limits.filterInValues,
  between: 2,
  containsAny: limits.filterContainsAnyValues,
};
function problem(fieldName: string, operator: string, value: unknown): string | null {
  if (!(operator in filterOperators)) return `the operator ${operator} is unknown`;
  const depth = fieldName.split('.').length;
  if (depth > limits.filterPathDepth)
    return `${fieldName} is ${depth} levels deep, ${limits.filterPathDepth} allowed`;
  const most = LIST_LIMITS[operator];
  if (most === undefined) return null;
  if (!Array.isArray(value)) return `${operator} wants a list`;
  return value.length > most ? `${operator} with ${value.length} values, ${most} allowed` : null;
}
/**
 * Checks a subscription filter that a resolver has set.
 * @throws FieldError when AppSync would not accept the filter
 */
function checkFilter(filter: SubscriptionFilter | null): void {
  for (const { filters } of filter?.filterGroup ?? []) {
    for (const { fieldName, operator, value } of filters) {
      const found = problem(fieldName, operator, value);
      if (found) throw failure('BadRequestException', `Invalid subscription filter: ${found}.`);
    }
  }
}

export interface StartOptions {
  api: Api;
  schema: GraphQLSchema;
  access: FieldAccess;
}

function deliveryKey(caller: Caller, request: GraphQLRequest): string {
  const who = caller.mode === 'AWS_IAM' ? caller.principal.userArn : groupsOf(caller);
  return JSON.stringify([caller.mode, who, request.query, request.variables]);
}

/**
 * Returns the root field that a subscription selects, with the values of its arguments.
 * @throws RequestFailure when the operation is not a subscription, or its field does not exist
 * @throws GraphQLError for invalid variables
 */
function rootField(schema: GraphQLSchema, prepared: PreparedDocument, request: GraphQLRequest) {
  const operation = getOperationAST(prepared.document, request.operationName);
  const type = schema.getSubscriptionType();
  if (operation?.operation !== 'subscription' || !type) {
    throw new RequestFailure(
      400,
      'UnsupportedOperation',
      'Only subscriptions are supported through the realtime channel',
    );
  }
  const [node] = selectedFields(operation, prepared.fragments);
  const field = type.getFields()[node?.name.value ?? ''];
  if (!node || !field)
    throw new RequestFailure(400, 'BadRequestException', 'A subscription selects one field.');
  const { coerced, errors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    request.variables ?? {},
  );
  if (errors) throw errors[0] ?? new GraphQLError('invalid variables');
  return { type, field, node, args: getArgumentValues(field, node, coerced), variables: coerced };
}

async function admit(
  { api, access }: StartOptions,
  { fragments }: PreparedDocument,
  { type, field, node, args, variables }: ReturnType<typeof rootField>,
  caller: Caller,
  headers: Record<string, string>,
): Promise<RequestState> {
  const state = new RequestState(caller, headers, access);
  if (!state.mayReach(type, field)) throw notAuthorized(type.name, field.name);
  assertWholeCharacters(args);
  const resolver = api.resolvers.get(`${type.name}.${field.name}`);
  if (resolver) {
    const path = [responseKey(node)];
    const call = { typeName: type.name, fieldName: field.name, args, source: null, path };
    await runResolver(api, resolver, { ...call, nodes: [node], fragments, variables }, state);
  }
  checkFilter(state.subscriptionFilter);
  checkFilter(state.invalidationFilter);
  return state;
}

/**
 * Checks whether the caller may subscribe, and runs the subscription's resolver once. If the resolver fails,
 * the subscription is rejected. The resolver's result is ignored; the filters that the resolver sets apply to
 * later events.
 * @throws GraphQLError or RequestFailure when the subscription is rejected
 */
export async function startSubscription(
  options: StartOptions,
  prepared: PreparedDocument,
  request: GraphQLRequest,
  caller: Caller,
  headers: Record<string, string>,
): Promise<Omit<Subscription, 'send' | 'complete'>> {
  const root = rootField(options.schema, prepared, request);
  const state = await admit(options, prepared, root, caller, headers).catch((error: unknown) => {
    throw locatedError(error, [root.node], [responseKey(root.node)]);
  });
  return {
    field: root.field.name,
    caller,
    prepared,
    variables: request.variables ?? {},
    args: root.args,
    filter: state.subscriptionFilter,
    invalidationFilter: state.invalidationFilter,
    deliveryKey: deliveryKey(caller, request),
  };
}
