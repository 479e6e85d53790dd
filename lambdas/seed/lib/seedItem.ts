import type { Entity } from '../../../model/Entity';
import { keyOf } from '../../../model/ids';
import type { StoredItem } from './StoredItem';

/**
 * A record at the address that its entity and id give, with the attributes that every record has.
 * `at` (ISO 8601) is when it came to be; a value may bring its own `updatedAt`. Undefined values are left out.
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
