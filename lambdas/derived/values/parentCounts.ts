import { childCount } from '../../../model/childCount';
import { childrenPrefix } from '../../../model/ids';
import { markHolder } from '../../../model/markHolder';
import { countedEntities } from '../../lib/parents/countedEntities';
import { parentValues } from '../../lib/parents/parentValues';
import type { DerivedValue } from '../DerivedValue';

/**
 * The derived attributes of a parent record about its child records: the number of children of each counted
 * type and, for a field that only one child may have set (such as `isLastJob`), the id of the child that has
 * it set. No reaction updates these attributes, because mutations that change a child also update its parent,
 * in the same transaction.
 */
export const parentCounts: readonly DerivedValue[] = countedEntities.map(({ entity, parent }) => ({
  name: `${parent}.${childCount(entity.name)}`,
  table: entity.table,
  entity: parent,
  attributes: [childCount(entity.name), ...entity.exclusive.map(markHolder)],
  keptBy: [],
  async valuesOf(row, sources) {
    const { pk } = childrenPrefix(entity, String(row.id));
    return parentValues(entity, row, await sources.partition(entity.table, pk));
  },
}));
