import { useState } from 'react';
import { SwitchLine } from '../../../components/forms/SwitchLine';
import type { Example } from '../Example';

function Private({ initially = false }) {
  const [value, setValue] = useState(initially);
  return (
    <SwitchLine label="プロフィールを非公開にする" value={value} onChange={setValue}>
      {value
        ? '自分とEnishiの運営だけが見られます。'
        : '公開にした項目は、それぞれの説明のとおりに見えます。'}
    </SwitchLine>
  );
}

export const example: Example = {
  name: 'SwitchLine',
  states: {
    off: () => <Private />,
    on: () => <Private initially />,
  },
};
