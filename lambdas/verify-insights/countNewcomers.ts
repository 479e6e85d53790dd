import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { firstDay } from '../../model/periods/firstDay';
import { japanDay } from '../lib/insights/japanDay';
import type { Item } from '../lib/Item';
import { tables } from '../lib/tables';
import { countActive } from './countActive';
import { env } from './needs';
import type { Tally } from './Tally';

/** DynamoDB's maximum number of keys in a BatchGet. */
const AT_ONCE = 100;

/** Returns the subs of those people who have a row with the day of their last visit. */
async function findVisitors(subs: readonly string[]): Promise<Set<string>> {
  const TableName = env('TALENT_TABLE');
  const found = new Set<string>();
  let keys = subs.map((sub) => ({ pk: `${sub}#private`, sk: 'LastVisitDay' }));
  while (keys.length > 0) {
    const { Responses, UnprocessedKeys } = await tables.send(
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys: keys } } }),
    );
    for (const { pk } of Responses?.[TableName] ?? []) found.add(String(pk).replace(/#private$/, ''));
    keys = (UnprocessedKeys?.[TableName]?.Keys ?? []) as typeof keys;
  }
  return found;
}

/**
 * Counts people who registered in the current month as active on the day of their registration, if no later
 * visit is stored. All others are counted by the day of their last visit. `rows` is one page of records of
 * any table; records that are no accounts are skipped.
 */
export async function countNewcomers(rows: readonly Item[], tally: Tally): Promise<void> {
  const month = firstDay('MONTH', tally.to);
  const created = ({ createdAt }: Item) => japanDay(String(createdAt));
  const newcomers = rows.filter((row) => row.__typename === 'User' && created(row) >= month);
  for (let at = 0; at < newcomers.length; at += AT_ONCE) {
    const some = newcomers.slice(at, at + AT_ONCE);
    const visitors = await findVisitors(some.map(({ pk }) => pk));
    for (const row of some) if (!visitors.has(row.pk)) countActive(created(row), tally);
  }
}
