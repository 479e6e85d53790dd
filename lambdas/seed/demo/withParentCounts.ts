import { countedEntities } from '../../lib/parents/countedEntities';
import { parentValues } from '../../lib/parents/parentValues';
import { childrenPrefix } from '../../../model/ids';
import type { StoredItem } from '../lib/StoredItem';

/**
 * Adds to the demo records what they store about their children: the number of children and, for a field that
 * only one child may have set (such as `isLastJob`), the id of that child.
 */
export function withParentCounts(items: StoredItem[]): StoredItem[] {
  const partitions = new Map<string, StoredItem['item'][]>();
  for (const { table, item } of items) {
    const key = `${table} ${item.pk}`;
    partitions.set(key, [...(partitions.get(key) ?? []), item]);
  }
  return items.map(({ table, item }) => {
    const values = countedEntities
      .filter(({ parent }) => parent === item.__typename)
      .map(({ entity }) => {
        const { pk } = childrenPrefix(entity, String(item.id));
        return parentValues(entity, item, partitions.get(`${table} ${pk}`) ?? []);
      });
    const given = Object.entries(Object.assign({}, ...values) as object).filter(
      ([, value]) => value !== null,
    );
    return { table, item: { ...item, ...Object.fromEntries(given) } };
  });
}
