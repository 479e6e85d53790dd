import type { Item } from '../../lib/Item';

/** One value with its fields in order: the table gives those of a map in any, and none that is null. */
function ordered(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  const item = value as Item;
  const fields = Object.keys(item).filter((field) => item[field] !== null && item[field] !== undefined);
  return fields.sort().map((field) => ({ [field]: item[field] }));
}

const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(ordered) : ordered(value));

/** The fields of a record that these values would change, each with what it holds and would hold, as JSON. */
export function differenceOf(record: Item, values: Item) {
  const told = (value: unknown): string => JSON.stringify(value ?? null);
  const fields = Object.keys(values).filter(
    (field) => comparable(record[field]) !== comparable(values[field]),
  );
  return fields.map((field) => ({ field, before: told(record[field]), after: told(values[field]) }));
}
