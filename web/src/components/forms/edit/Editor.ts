import type { FormInstance } from 'antd';
import type { Failure } from '../../../lib/errors/Failure';
import type { EditedRecord } from './EditedRecord';
import type { FieldName } from './FieldName';
import type { OtherChange } from './OtherChange';

/** Whose value of a field is kept when both the person and somebody else have changed it. */
export type Kept = 'mine' | 'theirs';

/** What a person edits in a form, and what they can do with it. `useEditor` creates it, `EditForm` shows it. */
export interface Editor<Values extends object> {
  /** The name of the editor, which is unique for each record. */
  name: string;
  form: FormInstance<Values>;
  initialValues: Values;
  /** The record as it was loaded or last saved. */
  stored: EditedRecord<Values>;
  isDirty: boolean;
  isSaving: boolean;
  /** True when the form began with input from an earlier visit that was not saved. */
  isRestored: boolean;
  savedAt: Date | null;
  /** Why the last attempt to save failed. */
  failure: Failure | null;
  /** The fields that were changed somewhere else, while the person has to choose between the values. */
  otherChanges: readonly OtherChange<Values>[];
  noteChange: () => void;
  /** Saves the changed fields. Does nothing while an earlier call is running or when nothing was changed. */
  save: () => Promise<void>;
  /** Replaces the entered values with the stored ones. */
  discard: () => void;
  /** Takes over what was changed somewhere else, except in fields whose own value the person keeps. */
  resolve: (kept: Readonly<Partial<Record<FieldName<Values>, Kept>>>) => void;
  /** Postpones the choice between the values, without changing anything. */
  postpone: () => void;
}
