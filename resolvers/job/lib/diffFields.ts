import type { StoredRow } from '../../generated/types';

/**
 * Converts an object to a list of its entries, sorted by key and without nulls. Two objects that are equal
 * then have equal JSON, although DynamoDB returns keys in any order. Other values are returned unchanged.
 */
function withSortedKeys(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return value;
  const item = value as StoredRow;
  const fields = Object.keys(item).filter((field) => item[field] !== null && item[field] !== undefined);
  return fields.sort().map((field) => ({ [field]: item[field] }));
}

const comparable = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(withSortedKeys) : withSortedKeys(value));

/**
 * Compares a record with new `values`. Returns the fields whose value changes, each with its old and new
 * value as JSON.
 */
export function diffFields(record: StoredRow, values: StoredRow) {
  const toJson = (value: unknown): string => JSON.stringify(value ?? null);
  const fields = Object.keys(values).filter(
    (field) => comparable(record[field]) !== comparable(values[field]),
  );
  return fields.map((field) => ({ field, before: toJson(record[field]), after: toJson(values[field]) }));
}
