import type { EditDraft } from './editDraft';
import type { EditedRecord } from './EditedRecord';
import { findOtherChanges } from './findOtherChanges';
import type { OtherChange } from './OtherChange';

interface Restored<Values extends object> {
  values: Values;
  /** The record that the person began to edit, as far as it matters: the draft is compared with it. */
  base: EditedRecord<Values>;
  /** The fields of the draft that were changed somewhere else since, to another value. */
  contested: readonly OtherChange<Values>[];
}

/**
 * Applies a person's draft to the record as it is stored now. While a field of the draft is contested, the
 * draft keeps its old version, so that saving cannot overwrite what was changed somewhere else.
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
