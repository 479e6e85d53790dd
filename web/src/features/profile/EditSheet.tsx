import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { EditForm } from '../../components/forms/edit/EditForm';
import type { Editor } from '../../components/forms/edit/Editor';
import type { FieldTexts } from '../../components/forms/edit/FieldTexts';
import { useConfirmLeave } from '../../components/forms/edit/useConfirmLeave';
import { Sheet } from '../../components/overlays/Sheet';

interface EditSheetProps<Values extends object> {
  title: string;
  editor: Editor<Values>;
  fields: FieldTexts<Values>;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet in which people edit one record of a list. It closes when everything is saved. */
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
