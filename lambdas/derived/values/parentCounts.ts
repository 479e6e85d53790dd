import { childCount } from '../../../model/childCount';
import { childrenPrefix } from '../../../model/ids';
import { markHolder } from '../../../model/markHolder';
import { countedEntities } from '../../lib/parents/countedEntities';
import { parentValues } from '../../lib/parents/parentValues';
import type { DerivedValue } from '../DerivedValue';

/**
 * What a record stores about its child records, so that no write counts them: how many of each type it has, and which
 * of them has an exclusive mark. The mutations that change the children write it in the same transaction.
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
