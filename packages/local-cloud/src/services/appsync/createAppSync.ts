import type { Authenticator, Claims, IamPrincipal } from '../../Authenticator';
import type { Environment } from '../../Environment';
import type { Service } from '../../Service';
import type { Stack } from '../../template/Stack';
import { EngineApi } from '../dynamodb/EngineApi';
import type { Caller } from './access/Caller';
import { createAuthenticate } from './access/createAuthenticate';
import { createFieldAccess } from './access/createFieldAccess';
import { compileResolver } from './evaluation/compileResolver';
import { attachResolvers } from './execution/attachResolvers';
import { createEngine } from './execution/createEngine';
import type { Answer, GraphQLRequest } from './execution/Answer';
import { createHandler } from './http/createHandler';
import { readApi } from './readApi';
import { createRealtime } from './realtime/createRealtime';
import { Subscriptions } from './realtime/Subscriptions';
import { createSchema } from './schema/createSchema';
import { createDataSource } from './sources/createDataSource';
import type { InvokeLambda } from './sources/createLambdaSource';
import { Trace, type TraceEntry } from './trace/Trace';

export interface AppSyncOptions {
  stack: Stack;
  environment: Environment;
  authenticator: Authenticator;
  invokeLambda: InvokeLambda;
  /** Called after a resolver's write request to DynamoDB, with the names of the request's tables. */
  onWrite?: (tables: readonly string[]) => void;
  /** Sends the HTTP requests of OpenSearch data sources; `fetch` by default. */
  fetch?: typeof fetch;
}

export interface AppSync extends Required<Omit<Service, 'handlesOrigins'>> {
  /** Returns the trace of the last 200 GraphQL requests, newest first. */
  trace(): TraceEntry[];
  /**
   * Replaces the APPSYNC_JS code of a unit resolver or an AppSync function. If the new code is rejected, the
   * old code stays.
   * @param name `Type.field` for a unit resolver, otherwise the name of the function
   * @throws Error when the API has no resolver or function of this name, or the code is rejected
   */
  replaceCode(name: string, code: string): void;
  /** Executes one query or mutation for a caller directly, without HTTP. Subscribers are notified as usual. */
  execute(request: GraphQLRequest, principal: Claims | IamPrincipal): Promise<Answer>;
}

function callerOf(principal: Claims | IamPrincipal): Caller {
  const sourceIp = ['127.0.0.1'];
  return 'token_use' in principal
    ? { mode: 'AMAZON_COGNITO_USER_POOLS', claims: principal, sourceIp }
    : { mode: 'AWS_IAM', principal: principal, sourceIp };
}

/**
 * Creates the AppSync API of the stack. It answers POST requests at `/` and WebSocket upgrades at `/realtime`.
 * @throws Error that names a part of the template that is not emulated
 */
export function createAppSync(options: AppSyncOptions): AppSync {
  const { stack, environment, authenticator, invokeLambda, fetch: fetchUrl = fetch } = options;
  const { onWrite = () => undefined } = options;
  const tables = new EngineApi(environment.dynamodbEndpoint, 'DynamoDB');
  const context = { stack, environment, engine: tables, onWrite, invokeLambda, fetchUrl };
  const api = readApi(stack, (resource) => createDataSource(resource, context));
  const schema = createSchema(api.definition);
  attachResolvers(schema, api);

  const access = createFieldAccess(api);
  const trace = new Trace();
  const subscriptions = new Subscriptions(schema, access);
  const engine = createEngine({
    api,
    schema,
    access,
    trace,
    onMutation: (results, invalidations) => subscriptions.publish(results, invalidations),
  });
  const authenticate = createAuthenticate(authenticator, api.authModes);
  const [resource] = stack.resources('AWS::AppSync::GraphQLApi');
  const path = resource ? new URL(stack.attribute(resource, 'GraphQLUrl')).pathname : '/';
  const realtime = createRealtime({ api, schema, access, engine, authenticate, subscriptions, path });

  return {
    handle: createHandler(engine, authenticate),
    upgrade: (request, socket, head) => realtime.upgrade(request, socket, head),
    trace: () => trace.list(),
    replaceCode(name, code) {
      const step = api.coded.get(name);
      if (!step) throw new Error(`The API has no resolver or function ${name}`);
      const compiled = compileResolver(code, name);
      compiled.compile();
      step.code = compiled;
    },
    execute: (request, principal) => engine.run(request, callerOf(principal), {}),
    async stop() {
      await realtime.stop();
      tables.close();
    },
  };
}
