import type { EditDraft } from './editDraft';
import type { EditedRecord } from './EditedRecord';
import { findOtherChanges } from './findOtherChanges';
import type { OtherChange } from './OtherChange';

interface Restored<Values extends object> {
  values: Values;
  /**
   * The record with which the form compares its values. It is the stored record, unless somebody else has
   * since given a field of the draft another value. Then it has the values and the version from which the
   * draft began.
   */
  base: EditedRecord<Values>;
  /** The fields of the draft that somebody else has changed to another value since the draft began. */
  contested: readonly OtherChange<Values>[];
}

/**
 * Applies a person's draft to the record as it is stored now. If somebody else has meanwhile given a field
 * of the draft another value, `base` has the version from which the draft began, so that saving is refused
 * instead of overwriting the other change.
 */
export function restoreDraft<Values extends object>(
  record: EditedRecord<Values>,
  draft: EditDraft<Values> | null,
): Restored<Values> {
  if (!draft) return { values: record.values, base: record, contested: [] };
  const values = { ...record.values, ...draft.entered };
  const base = { ...record.values, ...draft.base };
  const contested = findOtherChanges(base, values, record.values);
  return {
    values,
    base: contested.length > 0 ? { values: base, version: draft.version } : record,
    contested,
  };
}
