import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { NoteDialog } from '../../../components/overlays/NoteDialog';
import type { Example } from '../Example';

function OpenDialog({ isSending = false }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>差し戻す</Button>
      {open && (
        <NoteDialog
          title="差し戻しますか？"
          about="受付画面を組み直すフロントエンドエンジニア"
          label="差し戻しの理由"
          hint="企業の担当者に表示されます。"
          missing="理由を入力してください。"
          rule={{ max: 2000 }}
          submit="差し戻す"
          isSending={isSending}
          onCancel={() => setOpen(false)}
          onSubmit={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const example: Example = {
  name: 'NoteDialog',
  fillsWindow: true,
  states: { open: () => <OpenDialog />, sending: () => <OpenDialog isSending /> },
};
