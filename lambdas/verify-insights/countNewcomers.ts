import { firstDay } from '../../model/periods/firstDay';
import { batchGetAll } from '../lib/batchGetAll';
import { japanDay } from '../../model/japanDay';
import type { Item } from '../lib/Item';
import { countActive } from './countActive';
import { env } from './needs';
import type { Tally } from './Tally';

/** Returns the subs of those people who have a row with the day of their last visit. */
async function findVisitors(subs: readonly string[]): Promise<Set<string>> {
  const keys = subs.map((sub) => ({ pk: `${sub}#private`, sk: 'LastVisitDay' }));
  const rows = await batchGetAll({ [env('TALENT_TABLE')]: keys });
  return new Set(rows.map(({ pk }) => pk.replace(/#private$/, '')));
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
  const visitors = await findVisitors(newcomers.map(({ pk }) => pk));
  for (const row of newcomers) if (!visitors.has(row.pk)) countActive(created(row), tally);
}
