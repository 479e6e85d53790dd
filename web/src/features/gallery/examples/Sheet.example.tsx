import { useState } from 'react';
import { Button } from '../../../components/buttons/Button';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { Sheet } from '../../../components/overlays/Sheet';
import type { Example } from '../Example';

function OpenSheet({ withFooter = false }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>応募内容</Button>
      <Sheet
        open={open}
        title="応募内容"
        onClose={() => setOpen(false)}
        footer={withFooter && <Button look="primary">応募を送る</Button>}
      >
        <DescriptionList
          items={[
            ['案件', '受付画面を組み直すフロントエンドエンジニア'],
            ['契約', '業務委託'],
          ]}
        />
      </Sheet>
    </>
  );
}

export const example: Example = {
  name: 'Sheet',
  fillsWindow: true,
  states: {
    open: () => <OpenSheet />,
    'with-actions': () => <OpenSheet withFooter />,
  },
};
