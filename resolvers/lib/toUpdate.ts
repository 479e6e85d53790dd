import { operations } from '@aws-appsync/utils/dynamodb';
import type { Item } from './Item';

/** The update of each given field, but for those that an address is made of: `null` removes, the rest replaces. */
export function toUpdate(values: Item, fixed: readonly string[]): Item {
  const result: Item = {};
  Object.entries(values).forEach(([field, value]) => {
    if (value === undefined || fixed.includes(field)) return;
    result[field] = value === null ? operations.remove() : operations.replace(value);
  });
  return result;
}
