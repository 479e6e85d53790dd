import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { reportError } from '../../../lib/errors/reportError';
import { diffValues } from './diffValues';
import { editDraft } from './editDraft';
import type { EditedRecord } from './EditedRecord';
import type { Editor } from './Editor';
import type { FieldName } from './FieldName';
import { findOtherChanges } from './findOtherChanges';
import type { OtherChange } from './OtherChange';
import { restoreDraft } from './restoreDraft';
import { toStoredValue } from './toStoredValue';
import { useRefusedField } from './useRefusedField';

/** Returns functions that read and replace the values of all fields of an editor. */
function useFieldValues<Values extends object>(form: FormInstance<Values>, initial: Values) {
  // The form has no values yet for fields that it does not show.
  const last = useRef(initial);
  const get = (): Values => ({ ...last.current, ...(form.getFieldsValue(true) as Partial<Values>) });
  const set = (values: Values) => {
    const before = get();
    const changed = Object.entries(values).filter(
      ([field, value]) => before[field as keyof Values] !== value,
    );
    last.current = values;
    form.setFields(changed.map(([name, value]) => ({ name, value, errors: [] })) as never);
  };
  return { get, set };
}

interface EditorOptions<Values extends object> {
  /** The name of the editor, for its draft and the ids of its fields: `edit-basic`, `history-<id>`. */
  name: string;
  record: EditedRecord<Values>;
  /**
   * Stores the changed fields, on the condition that the stored record still has the given version. `values` has all
   * values, in the form in which they are stored. Resolves to the record as it is stored afterwards; rejects with the
   * API's error.
   */
  save: (
    changed: Partial<Values>,
    version: number | undefined,
    values: Values,
  ) => Promise<EditedRecord<Values>>;
  /**
   * Reads the record as it is stored now. It is called when a save was refused because somebody else had
   * changed the record.
   */
  read?: () => Promise<EditedRecord<Values>>;
  /**
   * True if `save` can be repeated without storing anything twice. When the answer of a save is lost, it is then
   * repeated at once and, if that fails too, when the connection is back; so the form shows what is stored.
   */
  isRepeatable?: boolean;
  /** The fields that are never stored on the device, such as passwords and consents. */
  notInDraft?: readonly FieldName<Values>[];
}

const storedValues = <Values extends object>(values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, toStoredValue(value)])) as Values;

const isEmpty = (values: object) => Object.keys(values).length === 0;

interface Choice<Values extends object> {
  record: EditedRecord<Values>;
  changes: readonly OtherChange<Values>[];
}

/**
 * Manages the form in which a person edits a record (`EditForm`). Only changed fields are saved. Unsaved
 * input is stored on the device and restored later. When somebody else has changed the record meanwhile, the
 * person chooses between their own values and the stored ones.
 */
export function useEditor<Values extends object>(options: EditorOptions<Values>): Editor<Values> {
  const { name, record, save, read, isRepeatable = false, notInDraft = [] } = options;
  const sub = useSignedIn()?.sub ?? '';
  const [form] = Form.useForm<Values>();
  const [start] = useState(() => restoreDraft(record, editDraft.read<Values>(sub, name)));
  const [stored, setStored] = useState(start.base);
  const [isDirty, setIsDirty] = useState(() => !isEmpty(diffValues(record.values, start.values)));
  const [isRestored, setIsRestored] = useState(isDirty);
  const [choice, setChoice] = useState<Choice<Values> | null>(
    start.contested.length > 0 ? { record, changes: start.contested } : null,
  );
  const [failure, setFailure] = useState<Failure | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const running = useRef(false);
  const fields = useFieldValues(form, start.values);
  const refusedField = useRefusedField(form);

  /** Stores the differences between the form's values and `base` as the draft, and updates `isDirty`. */
  const compare = (base: EditedRecord<Values>) => {
    const entered = diffValues(base.values, fields.get());
    const kept = Object.keys(entered).filter((field) => !notInDraft.includes(field as FieldName<Values>));
    const pick = (values: Partial<Values>) =>
      Object.fromEntries(kept.map((field) => [field, values[field as keyof Values]])) as Partial<Values>;
    const { version } = base;
    editDraft.write<Values>(sub, name, { entered: pick(entered), base: pick(base.values), version });
    setIsDirty(!isEmpty(entered));
  };
  /**
   * Makes `next` the stored record and fills the form with it, except for the values in `entered`, which the
   * person keeps although they are not stored.
   */
  const takeOver = (next: EditedRecord<Values>, entered: Partial<Values>) => {
    setStored(next);
    fields.set({ ...next.values, ...entered });
    compare(next);
  };
  const store = async (base: EditedRecord<Values>, sent: Values): Promise<void> => {
    const changed = diffValues(base.values, sent);
    const saved = isEmpty(changed) ? base : await save(changed, base.version, storedValues(sent));
    takeOver(saved, diffValues(sent, fields.get()));
    setSavedAt(new Date());
    setIsRestored(false);
  };
  /**
   * Handles a refused save: reads the record again and shows which fields somebody else changed. If they
   * changed no field of this form, saves once more.
   */
  const handleConflict = async (sent: Values, readAgain: () => Promise<EditedRecord<Values>>) => {
    const theirs = await readAgain();
    const changes = findOtherChanges(stored.values, sent, theirs.values);
    if (changes.length > 0) setChoice({ record: theirs, changes });
    else await store(theirs, { ...theirs.values, ...sent });
  };
  const fail = async (error: unknown) => {
    const found = classifyFailure(error);
    if (found.kind === 'Unexpected') await reportError(name, error);
    refusedField.show(found, fields.get());
    setFailure(found);
  };
  const attempt = async (sent: Values) => {
    try {
      await store(stored, sent);
    } catch (error) {
      if (!read || classifyFailure(error).kind !== 'Conflict') throw error;
      await handleConflict(sent, read);
    }
  };
  const isUnanswered = isRepeatable && failure?.kind === 'Offline';
  const repeatIfUnanswered = (sent: Values) => (error: unknown) => {
    if (isRepeatable && classifyFailure(error).kind === 'Offline') return attempt(sent);
    throw error;
  };

  const isNewer = (record.version ?? 0) > (stored.version ?? 0);
  const takeNewer = useEffectEvent(() => {
    if (isNewer && !isDirty && !isSaving) takeOver(record, {});
  });
  useEffect(() => takeNewer(), [record]);

  const saveEntered = async () => {
    const sent = fields.get();
    if (running.current || isEmpty(diffValues(stored.values, sent))) return;
    running.current = true;
    setIsSaving(true);
    setFailure(null);
    await attempt(sent).catch(repeatIfUnanswered(sent)).catch(fail);
    running.current = false;
    setIsSaving(false);
  };
  const saveAgain = useEffectEvent(() => void saveEntered());
  useEffect(() => {
    if (!isUnanswered) return;
    window.addEventListener('online', saveAgain);
    return () => window.removeEventListener('online', saveAgain);
  }, [isUnanswered]);

  return {
    ...{ name, form, initialValues: start.values, stored, isDirty, isSaving, isRestored, savedAt, failure },
    isUnanswered,
    otherChanges: choice?.changes ?? [],
    noteChange: () => {
      setFailure(null);
      refusedField.clear();
      compare(stored);
    },
    save: saveEntered,
    discard() {
      setFailure(null);
      setIsRestored(false);
      takeOver(isNewer ? record : stored, {});
    },
    resolve(kept) {
      if (!choice) return;
      const entered = diffValues(stored.values, fields.get());
      const given = choice.changes.filter(({ field }) => kept[field] !== 'mine').map(({ field }) => field);
      const mine = Object.entries(entered).filter(([field]) => !given.some((one) => one === field));
      setChoice(null);
      takeOver(choice.record, Object.fromEntries(mine) as Partial<Values>);
    },
    postpone: () => setChoice(null),
  };
}
