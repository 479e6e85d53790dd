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
   * The record with which the entered values are compared, usually as it was loaded or last saved. If
   * somebody else has given a field of a restored draft another value, `stored` has the values and the
   * version from which the draft began, until the person has chosen between the two values.
   */
  stored: EditedRecord<Values>;
  isDirty: boolean;
  isSaving: boolean;
  /** True when the form began with input from an earlier visit that was not saved. */
  isRestored: boolean;
  savedAt: Date | null;
  /** Why the last attempt to save failed; null when it succeeded or the person has changed a value since. */
  failure: Failure | null;
  /** True if the answer of the last save was lost: whether it is stored is found out when the connection is back. */
  isUnanswered: boolean;
  /**
   * The fields that somebody else has changed since the person began to edit. Empty unless the person has
   * to compare the changes now.
   */
  otherChanges: readonly OtherChange<Values>[];
  noteChange: () => void;
  /** Saves the changed fields. Does nothing while an earlier call is running or when nothing was changed. */
  save: () => Promise<void>;
  /** Replaces the entered values with those of the stored record. */
  discard: () => void;
  /**
   * Takes over the record that somebody else saved. A field keeps the person's input if only the person has
   * changed the field, or if `kept` says `mine` for it.
   */
  resolve: (kept: Readonly<Partial<Record<FieldName<Values>, Kept>>>) => void;
  /**
   * Closes the comparison with what somebody else saved, without changing anything. The next save opens it
   * again.
   */
  postpone: () => void;
}
