import { type Caller, mayTouch } from '../../model/access';
import type { Entity, Grant } from '../../model/Entity';
import { partitionOf } from '../../model/ids';

/**
 * May this caller, whose kind may call, change the record with this id, as far as its address tells? What has
 * an author is decided by the write's own condition (`authorCondition`).
 */
export function mayChange(
  { table, author }: Pick<Entity, 'table' | 'author'>,
  grants: readonly Grant[],
  who: Caller,
  id: string,
): boolean {
  if (table === 'Catalog') return who.isAdmin;
  return author ? who.kind === 'person' : mayTouch(grants, who, partitionOf(id));
}
