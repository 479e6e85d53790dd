import { answerJson } from '../http/answerJson';
import type { Service } from '../Service';
import { createTables } from '../services/dynamodb/createTables';
import { createDynamoDbClient } from '../services/dynamodb/createDynamoDbClient';
import { startSweeper } from '../services/dynamodb/startSweeper';
import { findWritableTables } from '../services/dynamodb/findWritableTables';
import type { Environment } from '../Environment';
import type { FrontDoor } from '../front-door/FrontDoor';
import { createAppSync } from '../services/appsync/createAppSync';
import { createCognito } from '../services/cognito/createCognito';
import { CustomResources } from '../services/custom-resources/CustomResources';
import { createFiles } from '../services/files/createFiles';
import { createInvokeApi } from '../services/lambda/createInvokeApi';
import { createLambda } from '../services/lambda/createLambda';
import { createMailApi } from '../services/mail/createMailApi';
import { Mailbox } from '../services/mail/Mailbox';
import { Recipients } from '../services/mail/Recipients';
import { SesAccount } from '../services/mail/SesAccount';
import { createParameterApi } from '../services/parameters/createParameterApi';
import { createQueueApi } from '../services/queues/createQueueApi';
import { Queues } from '../services/queues/Queues';
import { startQueueConsumers } from '../services/queues/startQueueConsumers';
import { readSchedules } from '../services/schedule/readSchedules';
import { Schedules } from '../services/schedule/Schedules';
import { SlackChannel } from '../services/slack/SlackChannel';
import type { Streams } from '../services/streams/Streams';
import { createStreams } from '../services/streams/createStreams';
import type { Metrics } from '../services/watch/Metrics';
import { createLazyMap } from '../template/createLazyMap';
import type { Stack } from '../template/Stack';
import { createFileSites } from '../website/createFileSites';
import type { Shutdown } from '../processes/Shutdown';

/** The running services of a deployed stack. */
export type Services = Awaited<ReturnType<typeof startServices>>;

/**
 * Creates the service that answers `GET /config.json` with the stack's output `Config` and, under `local`,
 * the URLs of the emulated services.
 * @throws Error when the stack has no output `Config`
 */
function createConfig(stack: Stack, { origin }: Environment): Service {
  const { Config } = stack.outputs;
  if (Config === undefined) throw new Error(`${stack.name} has no output Config`);
  const config = {
    ...(JSON.parse(Config) as Record<string, unknown>),
    local: {
      userPoolEndpoint: `${origin}/cognito-idp`,
      identityPoolEndpoint: `${origin}/cognito-identity`,
      realtimeEndpoint: `${origin.replace('http:', 'ws:')}/graphql/realtime`,
    },
  };
  return {
    handle: (_request, response) => answerJson(response, 200, config, { 'cache-control': 'no-store' }),
    stop: () => Promise.resolve(),
  };
}

/**
 * Creates the tables of a stack, starts its services and mounts them at the front door (the local cloud's
 * HTTP server). Adds functions to `shutdown` that stop the services. `earlier` is the stack that was deployed before
 * this one, if there is one.
 * @throws Error that names a part of the template that is not emulated
 */
export async function startServices(
  stack: Stack,
  environment: Environment,
  door: FrontDoor,
  shutdown: Shutdown,
  metrics: Metrics,
  earlier: Stack | null,
) {
  const { data, region, dynamodbEndpoint } = environment;
  const client = createDynamoDbClient(dynamodbEndpoint, region);
  shutdown.add(() => client.destroy());
  await createTables(stack, client);
  shutdown.add(startSweeper(stack, client));

  const ses = new SesAccount(earlier);
  const recipients = new Recipients(ses);
  const mailbox = new Mailbox(data, recipients);
  const slack = new SlackChannel(data);
  const queues = new Queues(stack, data);
  const sendToQueue = (arn: string, body: unknown) => queues.find(arn).send(JSON.stringify(body));
  let following: Streams | undefined;
  /**
   * Lets the consumers of the given tables' streams read at once. It is called when a resolver or a Lambda
   * function may have written to the tables, so that the consumers can wait longer between reads.
   */
  const wake = (tables: readonly string[]) => following?.wake(tables);
  const writable = createLazyMap('tables of', (role) => findWritableTables(stack, role));
  const host = createLambda({
    stack,
    environment,
    roleCredentials: (roleArn, sessionName) => cognito.roleCredentials(roleArn, sessionName),
    sendToQueue,
    onEnd: ({ roleArn, name: FunctionName }, outcome) => {
      if (outcome === 'throttled') return metrics.record('AWS/Lambda/Throttles', { FunctionName }, 1);
      wake(writable(roleArn));
      metrics.record('AWS/Lambda/Errors', { FunctionName }, outcome.hasFailed ? 1 : 0);
      metrics.record('AWS/Lambda/Duration', { FunctionName }, outcome.milliseconds);
    },
  });
  shutdown.add(() => host.stop());
  const invokeLambda = (functionArn: string, payload: unknown) => host.invoke(functionArn, payload);
  const from = 'no-reply@example.com';
  const sendMail = async (mail: { to: string; subject: string; text: string; html: string }) =>
    mailbox.deliver({ from, ...mail });
  const cognito = await createCognito({ stack, environment, invokeLambda, sendMail, ses });
  shutdown.add(() => Promise.all([cognito.userPool.stop(), cognito.identityPool.stop()]));
  const { authenticator } = cognito;
  const appsync = createAppSync({ stack, environment, authenticator, invokeLambda, onWrite: wake });
  shutdown.add(() => appsync.stop());

  const files = createFiles({
    stack,
    authenticator,
    environment,
    invokeLater: (functionArn, payload) => host.invokeLater(functionArn, payload),
  });
  door.mount('/graphql', appsync);
  door.mount('/cognito-idp', cognito.userPool);
  door.mount('/cognito-identity', cognito.identityPool);
  door.mount('/lambda', createInvokeApi(host, authenticator));
  for (const { prefix, service } of createFileSites(stack, files)) door.mount(prefix, service);
  door.mount('/ses', createMailApi(mailbox, authenticator, environment, ses));
  door.mount('/sqs', createQueueApi(queues, authenticator));
  door.mount('/ssm', createParameterApi(environment, authenticator));
  const customResources = new CustomResources({
    stack,
    data,
    url: `${environment.origin}/cloudformation`,
    invokeLater: (functionArn, payload) => host.invokeLater(functionArn, payload),
  });
  door.mount('/cloudformation', customResources.service);
  door.mount('/config.json', createConfig(stack, environment));

  const streams = await createStreams({
    ...{ stack, environment, client, host, sendToQueue },
    onSend: (FunctionName, age) => metrics.record('AWS/Lambda/IteratorAge', { FunctionName }, age),
  });
  following = streams;
  shutdown.add(() => streams.stop());
  const schedules = new Schedules(readSchedules(stack, environment), host);
  shutdown.add(() => schedules.stop());
  const queueConsumers = startQueueConsumers(stack, queues, host, region);
  shutdown.add(() => Promise.all(queueConsumers.map((consumer) => consumer.stop())));

  /** Waits until Lambda functions and queues are idle. Resolves to true if any of them had work. */
  const settled = async () => {
    const had = await Promise.all([host.settled(), ...queueConsumers.map((consumer) => consumer.settled())]);
    return had.includes(true);
  };
  const drained = () => streams.drained(settled);
  return {
    ...{ client, mailbox, recipients, slack, files, queues, host, cognito, appsync, streams, schedules },
    ...{ customResources, drained, metrics },
  };
}
