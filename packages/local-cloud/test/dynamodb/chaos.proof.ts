import {
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { freePort } from '../../src/processes/freePort';
import type { ChaosKind } from '../../src/services/dynamodb/chaos/Chaos';
import { startChaos } from '../../src/services/dynamodb/chaos/startChaos';
import { startDynoxide, type Store } from '../../testing/startDynoxide';

const TableName = 'Things';
let store: Store;
let running: Awaited<ReturnType<typeof startChaos>>;
let client: DynamoDBClient;

beforeAll(async () => {
  store = await startDynoxide(await freePort());
  await clientOf(store.endpoint).send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['pk', 'sk', 'owner'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'byOwner',
          KeySchema: [{ AttributeName: 'owner', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
});
afterAll(() => store.stop());
afterEach(() => running.stop());

const clientOf = (endpoint: string) =>
  new DynamoDBClient({
    ...{ endpoint, region: 'ap-northeast-1', maxAttempts: 1 },
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });

async function start(kinds: ChaosKind[], seed = 7): Promise<void> {
  running = await startChaos({ kinds, seed }, store.endpoint);
  client = clientOf(running.endpoint);
}

const put = (pk: string, more: Record<string, { S: string }> = {}) =>
  new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: 'a' }, owner: { S: 'me' }, ...more } });

test('an index shows a new and a changed item late, and the table at once', async () => {
  await start(['stale']);
  const owned = async () => {
    const { Items } = await client.send(
      new QueryCommand({
        ...{ TableName, IndexName: 'byOwner', KeyConditionExpression: '#o = :o' },
        ExpressionAttributeNames: { '#o': 'owner' },
        ExpressionAttributeValues: { ':o': { S: 'stale' } },
      }),
    );
    return (Items ?? []).map(({ word }) => word?.S);
  };
  const Key = { pk: { S: 'late' }, sk: { S: 'a' } };
  await client.send(put('late', { owner: { S: 'stale' }, word: { S: 'old' } }));
  expect(await owned()).toEqual([]);
  expect((await client.send(new GetItemCommand({ TableName, Key }))).Item?.word?.S).toBe('old');
  await running.settled();
  expect(await owned()).toEqual(['old']);
  await client.send(
    new UpdateItemCommand({
      ...{ TableName, Key, UpdateExpression: 'SET word = :w' },
      ExpressionAttributeValues: { ':w': { S: 'new' } },
    }),
  );
  expect(await owned()).toEqual(['old']);
  await running.settled();
  expect(await owned()).toEqual(['new']);
});
