import type { Item } from '../../lib/Item';

/** The fields of a record that these values would change, each with what it holds and would hold, as JSON. */
export function differenceOf(record: Item, values: Item) {
  const told = (value: unknown): string => JSON.stringify(value ?? null);
  const fields = Object.keys(values).filter((field) => told(record[field]) !== told(values[field]));
  return fields.map((field) => ({ field, before: told(record[field]), after: told(values[field]) }));
}
