import {
  DescribeTableCommand,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { freePort } from '../../src/processes/freePort';
import { createTables } from '../../src/services/dynamodb/createTables';
import { sweepExpired } from '../../src/services/dynamodb/sweepExpired';
import { engine, type Engine } from '../support/engine';
import { stackOf } from '../support/stackOf';
import { tableResource } from '../support/tableResource';
import { temporaryFolder } from '../../testing/temporaryFolder';

const folder = temporaryFolder();
const table = tableResource('Things');
let running: Engine;

beforeAll(async () => {
  running = await engine(await freePort(), folder);
  await createTables(stackOf([table]), running.client);
});
afterAll(() => running.stop());

const put = (client: DynamoDBClient, sk: string, more = {}) =>
  client.send(new PutItemCommand({ TableName: 'Things', Item: { pk: { S: 'p' }, sk: { S: sk }, ...more } }));
const get = async (sk: string) => {
  const Key = { pk: { S: 'p' }, sk: { S: sk } };
  return (await running.client.send(new GetItemCommand({ TableName: 'Things', Key }))).Item;
};

test('a table has the keys, the indexes and the stream of the template', async () => {
  const { Table } = await running.client.send(new DescribeTableCommand({ TableName: 'Things' }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName)).toEqual(['byOwner']);
  expect(Table?.StreamSpecification).toEqual({ StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' });
});

test('a new index of the template is added to an existing table and filled with its items', async () => {
  const TableName = 'Tagged';
  await createTables(stackOf([tableResource(TableName)]), running.client);
  const Item = { pk: { S: 'p' }, sk: { S: 'tagged' }, tag: { S: 'blue' } };
  await running.client.send(new PutItemCommand({ TableName, Item }));
  const byTag = {
    IndexName: 'byTag',
    KeySchema: [{ AttributeName: 'tag', KeyType: 'HASH' }],
    Projection: { ProjectionType: 'ALL' },
  };
  const definitions = ['pk', 'sk', 'owner', 'tag'].map((AttributeName) => ({
    AttributeName,
    AttributeType: 'S',
  }));
  const { GlobalSecondaryIndexes } = table.properties as { GlobalSecondaryIndexes: unknown[] };
  const gained = tableResource(TableName, {
    AttributeDefinitions: definitions,
    GlobalSecondaryIndexes: [...GlobalSecondaryIndexes, byTag],
  });
  await createTables(stackOf([gained]), running.client);
  const { Items } = await running.client.send(
    new QueryCommand({
      TableName,
      IndexName: 'byTag',
      KeyConditionExpression: 'tag = :tag',
      ExpressionAttributeValues: { ':tag': { S: 'blue' } },
    }),
  );
  expect(Items?.map(({ sk }) => sk)).toEqual([{ S: 'tagged' }]);
});

test('a template with changed keys is refused with one sentence', async () => {
  const changed = tableResource('Things', { KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }] });
  await expect(createTables(stackOf([changed]), running.client)).rejects.toThrow('npm run reset');
});

test('expired items are deleted, and no others', async () => {
  const now = 2_000_000_000;
  await put(running.client, 'past', { expiresAt: { N: String(now - 1) } });
  await put(running.client, 'future', { expiresAt: { N: String(now + 1) } });
  await put(running.client, 'words', { expiresAt: { S: 'yesterday' } });
  expect(await sweepExpired(running.client, table, now)).toBe(1);
  expect(await get('past')).toBeUndefined();
  expect(await get('future')).toBeDefined();
  expect(await get('words')).toBeDefined();
});
