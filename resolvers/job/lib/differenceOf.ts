import type { Item } from '../../lib/Item';

/** Serializes a value with sorted keys and without nulls: DynamoDB returns map keys in any order. */
function ordered(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  const item = value as Item;
  const fields = Object.keys(item).filter((field) => item[field] !== null && item[field] !== undefined);
  return fields.sort().map((field) => ({ [field]: item[field] }));
}

const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(ordered) : ordered(value));

/** The fields of a record that these values would change, each with the old and the new value as JSON. */
export function differenceOf(record: Item, values: Item) {
  const told = (value: unknown): string => JSON.stringify(value ?? null);
  const fields = Object.keys(values).filter(
    (field) => comparable(record[field]) !== comparable(values[field]),
  );
  return fields.map((field) => ({ field, before: told(record[field]), after: told(values[field]) }));
}
