import type { StoredRow } from '../../generated/types';

/** Returns a record as it will be after an update with this input. */
export function withInput(stored: StoredRow, input: StoredRow): StoredRow {
  const after: StoredRow = { ...stored };
  Object.entries(input).forEach(([field, value]) => {
    if (value !== undefined) after[field] = value;
  });
  return after;
}
