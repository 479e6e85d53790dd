import { childCount } from '../../../model/childCount';
import type { Entity } from '../../../model/Entity';
import { childrenPrefix } from '../../../model/ids';
import { markHolder } from '../../../model/markHolder';
import type { StoredRow } from '../StoredRow';

/**
 * Computes what a parent record must store about its children of one entity: their number and, for each field
 * that only one child may have set (such as `isLastJob`), the id of that child. Null means that the attribute
 * must be missing. If several children have such a field set, the id is the one that the parent already
 * stores or, if that is none of them, the newest.
 * @param rows all rows of the partitions that contain the children
 */
export function parentValues(
  entity: Entity,
  parent: StoredRow,
  rows: readonly StoredRow[],
): Record<string, number | string | null> {
  const { pk, sk } = childrenPrefix(entity, String(parent.id));
  const children = rows.filter(
    (row) => row.__typename === entity.name && row.pk === pk && row.sk.startsWith(sk),
  );
  const count = childCount(entity.name);
  const isUncounted = children.length === 0 && parent[count] === undefined;
  const holders = entity.exclusive.map((field) => {
    const marked = children.filter((child) => child[field] === true).map(({ id }) => String(id));
    const chosen = marked.find((id) => id === parent[markHolder(field)]) ?? marked.sort().at(-1);
    return [markHolder(field), chosen ?? null] as const;
  });
  return { [count]: isUncounted ? null : children.length, ...Object.fromEntries(holders) };
}
