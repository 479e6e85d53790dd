/**
 * `npm run prove records -- --records 10000 --poison 5` writes records to the tables, whose streams pass the
 * changes to the function `handle-changes`. Then it sends the same changes directly to this function:
 * repeated, in random order, in batches of random size, and mixed with records that can never be counted.
 * Finally it compares every counter with a recount.
 */
import { parseArgs } from 'node:util';
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from '../../lambdas/lib/Item';
import { readJson } from '../support/api/readJson';
import { eventually } from '../support/eventually';
import { drained } from '../support/faults/drained';
import { functionNamed } from '../support/faults/functionNamed';
import { onOwnStack } from '../support/faults/onOwnStack';
import { EventWorld } from '../support/faults/records/EventWorld';
import { shuffled } from '../support/faults/records/shuffled';
import { storedCounts } from '../support/faults/records/storedCounts';
import { localTables } from '../support/localTables';
import { recordOf } from '../support/recordOf';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '10000' }, poison: { type: 'string', default: '5' } },
});
const LARGEST_BATCH = 100;
const AT_ONCE = 2;

interface Queue {
  name: string;
  messages: { body: string }[];
}

async function store(
  client: DynamoDBDocumentClient,
  table: 'Conversation' | 'OpenJob' | 'Talent',
  items: Item[],
) {
  const TableName = await localTables.nameOf(client, table);
  for (let at = 0; at < items.length; at += 25) {
    const puts = items.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }));
    await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }));
  }
}

/** Returns a line for each counter whose stored value is not the expected one. */
async function differences(client: DynamoDBDocumentClient, expected: Map<string, number>): Promise<string[]> {
  const stored = await storedCounts(client);
  return [...new Set([...stored.keys(), ...expected.keys()])]
    .filter((place) => (stored.get(place) ?? 0) !== (expected.get(place) ?? 0))
    .map((place) => `${place}: ${stored.get(place) ?? 0} instead of ${expected.get(place) ?? 0}`);
}

async function givenUp(): Promise<number> {
  const queues = await readJson<Queue[]>('/_local/queues');
  const messages = queues.find(({ name }) => name.includes('HandleChangesFailures'))?.messages ?? [];
  return messages.reduce((sum, { body }) => {
    const { DDBStreamBatchInfo: batch } = JSON.parse(body) as { DDBStreamBatchInfo: { batchSize: number } };
    return sum + batch.batchSize;
  }, 0);
}

/**
 * Sends records directly to the function `handle-changes`, in batches of random size. Two batches are
 * processed at a time. Returns how many records the function rejected.
 */
async function feed(records: object[]): Promise<number> {
  const handleChanges = await functionNamed('HandleChanges');
  const batches: object[][] = [];
  for (let at = 0; at < records.length; at += batches.at(-1)?.length ?? 0)
    batches.push(records.slice(at, at + 1 + Math.floor(Math.random() * LARGEST_BATCH)));
  let refused = 0;
  const next = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      const answer = (await handleChanges({ Records: batch })) as {
        result?: { batchItemFailures: object[] };
      };
      refused += answer.result ? answer.result.batchItemFailures.length : batch.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return refused;
}

void onOwnStack(async () => {
  const [amount, poisoned] = [Number(values.records), Number(values.poison)];
  const world = new EventWorld(poisoned);
  const expected = world.recount();
  const client = localTables.open();
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);

  // The poison comes first: anything that it blocked would be counted late.
  await store(client, 'Conversation', world.poison);
  for (const table of ['OpenJob', 'Talent', 'Conversation'] as const)
    await store(client, table, world.items[table]);
  await eventually(
    'every counter',
    async () => ((await differences(client, expected)).length ? null : true),
    300,
  );
  console.log(
    `Counters correct after ${seconds()} s; ${await givenUp()} of ${poisoned} poisoned records given up`,
  );
  await drained();
  console.log(
    `Streams settled after ${seconds()} s; ${await givenUp()} of ${poisoned} poisoned records given up`,
  );

  const items = Object.values(world.items).flat();
  const repeated = Array.from(
    { length: amount - poisoned },
    (_, place) => items[place % items.length] as Item,
  );
  const records = shuffled([...repeated, ...world.poison]).map((after, place) =>
    recordOf({ after }, place + 1),
  );
  const refused = await feed(records);
  await drained();
  const different = await differences(client, expected);
  console.log(
    `${records.length} records repeated in random order: ${refused} refused, ${poisoned} of them poisoned`,
  );
  console.log(`${expected.size} counters compared with a recount: ${different.length} differ`);
  for (const difference of different) console.log(`  ${difference}`);
  const lost = (await givenUp()) !== poisoned;
  client.destroy();
  if (different.length > 0 || refused !== poisoned || lost) process.exitCode = 1;
}, ['--empty', '--memory']);
