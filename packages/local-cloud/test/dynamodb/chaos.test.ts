import {
  type DynamoDBClient,
  GetItemCommand,
  type PutItemCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb';
import { chaosTable } from '../support/chaosTable';

const { TableName, put, start } = chaosTable();
let client: DynamoDBClient;
let running: Awaited<ReturnType<typeof start>>['running'];

const name = (error: unknown) => (error as Error).name;

/**
 * Makes `count` writes, one after the other, and returns the name of each write's error, or `-` if it
 * succeeded.
 */
async function writes(count: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let each = 0; each < count; each += 1) {
    const item = { Put: { TableName, Item: { pk: { S: `${each}` }, sk: { S: 'b' } } } };
    const command = each % 2 ? put('written') : new TransactWriteItemsCommand({ TransactItems: [item] });
    outcomes.push(await client.send(command as PutItemCommand).then(() => '-', name));
  }
  return outcomes;
}

test('a conflict refuses writes and transactions, and the same seed refuses the same ones', async () => {
  ({ client, running } = await start(['conflict']));
  const first = await writes(150);
  expect(new Set(first)).toEqual(
    new Set(['-', 'TransactionConflictException', 'TransactionCanceledException']),
  );
  await running.stop();
  ({ client, running } = await start(['conflict']));
  expect(await writes(150)).toEqual(first);
  await running.stop();
  ({ client, running } = await start(['conflict'], 8));
  expect(await writes(150)).not.toEqual(first);
});

test('a refused transaction names the item in conflict and writes nothing', async () => {
  ({ client, running } = await start(['conflict']));
  const of = (pk: string) => ({ Put: { TableName, Item: { pk: { S: pk }, sk: { S: 'refused' } } } });
  for (let each = 0; ; each += 1) {
    const keys = [`${each}-one`, `${each}-two`];
    const error = await client.send(new TransactWriteItemsCommand({ TransactItems: keys.map(of) })).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (!error) continue;
    const { CancellationReasons } = error as { CancellationReasons: { Code: string }[] };
    expect(CancellationReasons.map(({ Code }) => Code).sort()).toEqual(['None', 'TransactionConflict']);
    const Key = { pk: { S: keys[0] ?? '' }, sk: { S: 'refused' } };
    expect((await client.send(new GetItemCommand({ TableName, Key }))).Item).toBeUndefined();
    return;
  }
});

test('throttling refuses reads too, with both of its errors', async () => {
  ({ client, running } = await start(['throttle']));
  const seen = new Set<string>();
  const read = new GetItemCommand({ TableName, Key: { pk: { S: 'x' }, sk: { S: 'a' } } });
  while (seen.size < 3) seen.add(await client.send(read).then(() => '-', name));
  expect(seen).toEqual(new Set(['-', 'ProvisionedThroughputExceededException', 'ThrottlingException']));
});
