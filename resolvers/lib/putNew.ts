import type { Entity } from '../../model/Entity';
import { keyOf } from '../../model/ids';
import type { Item } from './Item';

/** A transaction's step that stores a record which must not exist yet. */
export function putNew(table: string, entity: Entity, item: Item) {
  const key = keyOf(entity, `${item.id}`);
  return { putItem: { table, key, item, condition: { pk: { attributeExists: false } } } };
}
