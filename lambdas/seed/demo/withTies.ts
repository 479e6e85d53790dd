import { tiesOf } from '../../lib/tiesOf';
import type { StoredItem } from '../lib/StoredItem';
import { ownSub } from '../../lib/ownSub';

/** Adds the rows that say what organizations have to do with the talents. */
export function withTies(items: StoredItem[]): StoredItem[] {
  const rows = new Map<string, StoredItem['item'][]>();
  for (const { item } of items) {
    if (!['UserApplies', 'UserOpenJobs'].includes(item.__typename)) continue;
    const sub = ownSub(item);
    rows.set(sub, [...(rows.get(sub) ?? []), item]);
  }
  const ties = [...rows].flatMap(([sub, own]) => tiesOf(sub, own));
  return [...items, ...ties.map((item): StoredItem => ({ table: 'Talent', item }))];
}
