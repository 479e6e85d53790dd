import type { FormInstance } from 'antd';
import type { Failure } from '../../../lib/errors/Failure';
import type { EditedRecord } from './EditedRecord';
import type { FieldName } from './FieldName';
import type { OtherChange } from './OtherChange';

/**
 * Which value of a field to keep when both the person (`mine`) and somebody else (`theirs`) have changed it.
 */
export type Kept = 'mine' | 'theirs';

/**
 * The state of a form that edits a record, and the actions on it. `useEditor` creates it, `EditForm` shows
 * it.
 */
export interface Editor<Values extends object> {
  /** The name of the editor, which is unique for each record. */
  name: string;
  form: FormInstance<Values>;
  initialValues: Values;
  /**
   * The record with which the entered values are compared: as it was loaded or last saved. While a field of a
   * restored draft is contested (somebody else has changed it too), it has the values and the version from
   * which the draft began.
   */
  stored: EditedRecord<Values>;
  isDirty: boolean;
  isSaving: boolean;
  /** True when the form began with input from an earlier visit that was not saved. */
  isRestored: boolean;
  savedAt: Date | null;
  /** Why the last attempt to save failed; null when it succeeded or the person has changed a value since. */
  failure: Failure | null;
  /**
   * The fields that somebody else changed in the meantime. Empty unless the person has to compare them now.
   */
  otherChanges: readonly OtherChange<Values>[];
  noteChange: () => void;
  /** Saves the changed fields. Does nothing while an earlier call is running or when nothing was changed. */
  save: () => Promise<void>;
  /** Replaces the entered values with those of the stored record. */
  discard: () => void;
  /**
   * Takes over the record that somebody else saved. The person's input stays in fields that only they
   * changed, and in fields for which `kept` says `mine`.
   */
  resolve: (kept: Readonly<Partial<Record<FieldName<Values>, Kept>>>) => void;
  /**
   * Closes the comparison with what somebody else saved, without changing anything. The next save opens it
   * again.
   */
  postpone: () => void;
}
