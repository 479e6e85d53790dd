import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { japanDay } from '../../model/japanDay';
import { runOnceKey } from '../../lambdas/lib/runOnceKey';
import { rateOf } from '../../infra/resolvers/rateOf';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { localTables } from './localTables';
import { now } from './now';

/**
 * What the API counts in windows: the calls of a root field by a person, as its declaration says
 * (resolvers/user/withinRate.ts#) or on a day in Japan, or the uses of a key (lambdas/lib/isWithinRate.ts).
 */
type Rate = { field: string; sub: string; isDaily?: boolean } | { key: string; seconds?: number };

/** More windows than a test can take. */
const WINDOWS = 10;

const keyOf = (rate: Rate) =>
  'field' in rate ? `Once#rate#${rate.field}#${rate.sub}` : runOnceKey(`rate#${rate.key}`);

type Client = ReturnType<typeof localTables.open>;

/** Runs an action with a client for the table in which the API counts. */
async function inTable<Result>(act: (client: Client, table: string) => Promise<Result>): Promise<Result> {
  const client = localTables.open();
  try {
    return await act(client, await localTables.nameOf(client, 'Insight'));
  } finally {
    client.destroy();
  }
}

/**
 * Stores that this many uses were counted, in the current window and in those after it: the next use is the one after
 * these, in whichever window it comes.
 */
const store = (rate: Rate, uses: number): Promise<void> =>
  inTable(async (client, TableName) => {
    const isDaily = 'isDaily' in rate && rate.isDaily;
    const seconds = isDaily ? 86_400 : ('seconds' in rate && rate.seconds) || 60;
    for (let window = 0; window < WINDOWS; window += 1) {
      const at = now() + window * seconds * 1000;
      const sk = isDaily ? japanDay(at) : `${Math.floor(at / 1000 / seconds)}`;
      const expiresAt = Math.ceil(at / 1000) + seconds + 3600;
      const calls = new Set(Array.from({ length: uses }, (_, number) => `${number}`));
      const counted = 'field' in rate && !isDaily ? uses > 0 && { calls } : { uses };
      await client.send(new PutCommand({ TableName, Item: { pk: keyOf(rate), sk, expiresAt, ...counted } }));
    }
  });

async function windowsOf(client: Client, TableName: string, pk: string) {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ConsistentRead: true,
    }),
  );
  return Items;
}

/** Returns the number of uses in the window with the most. */
const most = (rate: Rate): Promise<number> =>
  inTable(async (client, TableName) => {
    const windows = await windowsOf(client, TableName, keyOf(rate));
    return Math.max(0, ...windows.map(({ calls, uses }) => (calls as Set<string>)?.size ?? Number(uses)));
  });

/** The root fields whose calls by a person are counted by a step of the resolver. */
const limited = resolverPlans
  .filter(({ type, field }) => rateOf(`${type}.${field}`))
  .map(({ field }) => field);

/** Deletes what was counted of people's calls within a minute, as if it had passed. */
const forget = (subs: readonly string[]): Promise<void> =>
  inTable(async (client, TableName) => {
    const all = subs.flatMap((sub) => limited.map((field): Rate => ({ field, sub })));
    const windows = await Promise.all(all.map((rate) => windowsOf(client, TableName, keyOf(rate))));
    for (const { pk, sk } of windows.flat())
      await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  });

/** Stores and reads how often the API has counted a call, so that no test waits for the next minute or hour. */
export const rates = { store, most, forget };
