import type { Item } from '../../lib/resolver';

/** Returns a record as it will be after an update with this input. */
export function withInput(stored: Item, input: Item): Item {
  const after: Item = { ...stored };
  Object.entries(input).forEach(([field, value]) => {
    if (value !== undefined) after[field] = value;
  });
  return after;
}
