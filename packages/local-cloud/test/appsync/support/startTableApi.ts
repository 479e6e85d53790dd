import { CreateTableCommand, DynamoDBClient, type CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { freePort } from '../../../src/processes/freePort';
import { startDynoxide } from '../../../testing/startDynoxide';
import { source } from './apiTemplate';
import { claims, startApi, type RunningApi } from './startApi';

/** The result or the error that a resolver's response handler gets from a DynamoDB data source. */
export interface HandlerInput {
  result: unknown;
  error: { type: string; message: string } | null;
}

export interface TableApi {
  api: RunningApi;
  /** Sends a request, through the resolver, to the DynamoDB data source with the table Example-One. */
  send(request: object): Promise<HandlerInput>;
  stop(): Promise<void>;
}

const KEYS = {
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
  ],
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
} satisfies Partial<CreateTableCommandInput>;

const schema = `
type Query { run(request: AWSJSON!): AWSJSON }
`;

const code = `export function request(ctx) { return ctx.args.request; }
export function response(ctx) { return { result: ctx.result, error: ctx.error }; }`;

/** Returns the key of an item in Example-One or Example-Two, in DynamoDB's typed JSON. */
export function key(sk: string, pk = 'p') {
  return { pk: { S: pk }, sk: { S: sk } };
}

async function createTables(endpoint: string): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'ap-northeast-1', credentials });
  for (const TableName of ['Example-One', 'Example-Two']) {
    await client.send(new CreateTableCommand({ TableName, BillingMode: 'PAY_PER_REQUEST', ...KEYS }));
  }
  client.destroy();
}

/**
 * Starts an API with one field, `run`, whose argument is sent as a request to DynamoDB. There are two tables;
 * the data source's role may not call Scan on the first.
 */
export async function startTableApi(): Promise<TableApi> {
  const store = await startDynoxide(await freePort());
  await createTables(store.endpoint);
  const api = await startApi(
    {
      schema,
      resources: {
        One: { Type: 'AWS::DynamoDB::GlobalTable', Properties: KEYS },
        Two: { Type: 'AWS::DynamoDB::GlobalTable', Properties: KEYS },
        Store: source('store', 'AMAZON_DYNAMODB', { DynamoDBConfig: { TableName: { Ref: 'One' } } }),
      },
      statements: [
        { Effect: 'Allow', Action: 'dynamodb:*', Resource: '*' },
        { Effect: 'Deny', Action: 'dynamodb:Scan', Resource: { 'Fn::GetAtt': ['One', 'Arn'] } },
      ],
      resolvers: { 'Query.run': { source: 'store', code } },
    },
    { environment: { dynamodbEndpoint: store.endpoint } },
  );
  return {
    api,
    send: async (request) => {
      const query = 'query ($r: AWSJSON!) { run(request: $r) }';
      const variables = { r: JSON.stringify(request) };
      const { data, errors } = await api.appSync.execute({ query, variables }, claims('a'));
      if (errors) throw new Error(JSON.stringify(errors));
      return JSON.parse(String(data?.run)) as HandlerInput;
    },
    stop: async () => {
      await api.stop();
      await store.stop();
    },
  };
}
