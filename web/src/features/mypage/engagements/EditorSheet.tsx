import type { ReactNode } from 'react';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { Editor } from '../../../components/forms/edit/Editor';
import type { FieldTexts } from '../../../components/forms/edit/FieldTexts';
import { useConfirmLeave } from '../../../components/forms/edit/useConfirmLeave';
import { Sheet } from '../../../components/overlays/Sheet';

interface EditorSheetProps<Values extends object> {
  title: string;
  editor: Editor<Values>;
  fields: FieldTexts<Values>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sheet that contains an EditForm. It asks for confirmation when the person closes it with unsaved changes.
 */
export function EditorSheet<Values extends object>(props: EditorSheetProps<Values>) {
  const { title, editor, fields, onClose, children } = props;
  const confirmLeave = useConfirmLeave();
  const close = async () => {
    if (!editor.isDirty || (await confirmLeave())) onClose();
  };
  return (
    <Sheet open title={title} onClose={() => void close()}>
      <EditForm editor={editor} fields={fields}>
        {children}
      </EditForm>
    </Sheet>
  );
}
