import type { Entity } from '../../../model/Entity';
import { keyOf } from '../../../model/ids';
import type { StoredItem } from './StoredItem';

/**
 * A record with the key of its entity and id and the attributes that every record has. Leaves out undefined values.
 * @param at creation time, ISO 8601; also `updatedAt` unless `values` contains one
 */
export function seedItem(
  entity: Entity,
  id: string,
  at: string,
  values: Record<string, unknown>,
): StoredItem {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  return {
    table: entity.table,
    item: {
      createdAt: at,
      updatedAt: at,
      version: 1,
      ...given,
      ...keyOf(entity, id),
      __typename: entity.name,
      id,
    },
  };
}
