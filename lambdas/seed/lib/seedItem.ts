import type { BundledEntity } from '../../../model/BundledEntity';
import { keyOf } from '../../../model/ids';
import type { StoredItem } from './StoredItem';

/**
 * Builds a seeded record from `values`: adds its DynamoDB key and the attributes that every record has, and
 * leaves out undefined values.
 * @param at the creation time in ISO 8601; also the value of `updatedAt`, unless `values` contains one
 */
export function seedItem(
  entity: BundledEntity,
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
