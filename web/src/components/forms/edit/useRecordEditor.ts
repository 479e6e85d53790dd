import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedRecord } from './EditedRecord';
import type { Editor } from './Editor';
import { useEditor } from './useEditor';

interface RecordEditorOptions<Values extends object> {
  /**
   * The first part of the editor's name, for example `organization`. The id of the record, or `new`, follows
   * it.
   */
  kind: string;
  /** The id of the stored record; null for a new one. */
  id: string | null;
  record: EditedRecord<Values>;
  /** Stores the changed fields of an existing record. */
  update: (
    id: string,
    changed: Partial<Values>,
    version: number | undefined,
  ) => Promise<EditedRecord<Values>>;
  /** Stores a new record and resolves to its id. */
  create: (values: Values) => Promise<string>;
  read?: () => Promise<EditedRecord<Values>>;
  /**
   * Returns the path of the form for the record with this id. After a new record was created, the app goes
   * there.
   */
  pathOf: (id: string) => string;
}

/**
 * Manages the form (`EditForm`) with which administrators create or edit a record. After a new record was
 * created, the app goes to the form of the stored record.
 */
export function useRecordEditor<Values extends object>(options: RecordEditorOptions<Values>): Editor<Values> {
  const { kind, id, record, update, create, read, pathOf } = options;
  const navigate = useNavigate();
  const [created, setCreated] = useState<string | null>(null);
  const editor = useEditor<Values>({
    name: `${kind}-${id ?? 'new'}`,
    record,
    read: id === null ? undefined : read,
    save: async (changed, version, values) => {
      if (id !== null) return update(id, changed, version);
      setCreated(await create(values));
      return { values, version: 1 };
    },
  });
  const { isDirty } = editor;
  // Leaving waits until the form has taken over what was stored, so that nothing asks about unsaved changes.
  const leave = useEffectEvent(() => {
    if (created !== null && !isDirty) void navigate(pathOf(created), { replace: true });
  });
  useEffect(() => leave(), [created, isDirty]);
  return editor;
}
