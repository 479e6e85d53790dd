import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Sheet } from '../../overlays/Sheet';
import { EditForm } from './EditForm';
import type { Editor } from './Editor';
import type { FieldTexts } from './FieldTexts';
import { useConfirmLeave } from './useConfirmLeave';

interface EditSheetProps<Values extends object> {
  title: string;
  editor: Editor<Values>;
  fields: FieldTexts<Values>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet in which people edit one record of a list. It closes after a successful save, and asks for
 * confirmation when the person closes it with unsaved changes.
 */
export function EditSheet<Values extends object>(props: EditSheetProps<Values>) {
  const { title, editor, fields, onClose, children } = props;
  const { isDirty, savedAt } = editor;
  const confirmLeave = useConfirmLeave();
  const close = async () => {
    if (!isDirty || (await confirmLeave())) onClose();
  };
  const closeAfterSave = useEffectEvent(() => {
    if (savedAt && !isDirty) onClose();
  });
  useEffect(() => closeAfterSave(), [savedAt]);
  return (
    <Sheet open title={title} onClose={() => void close()} width={560}>
      <EditForm editor={editor} fields={fields}>
        {children}
      </EditForm>
    </Sheet>
  );
}
