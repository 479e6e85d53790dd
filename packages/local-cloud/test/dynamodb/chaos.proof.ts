import {
  type DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb';
import { chaosTable } from '../support/chaosTable';

const { TableName, put, start } = chaosTable();
let client: DynamoDBClient;
let running: Awaited<ReturnType<typeof start>>['running'];

test('an index shows a new and a changed item late, and the table at once', async () => {
  ({ client, running } = await start(['stale']));
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
