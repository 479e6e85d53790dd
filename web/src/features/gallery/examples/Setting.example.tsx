import { Button } from '../../../components/buttons/Button';
import { Setting } from '../../../components/page/Setting';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Setting',
  states: {
    title: () => <Setting title="言語" value="日本語" />,
    'with-action': () => (
      <Setting
        title="データの書き出し"
        lead="1日に3回まで書き出せます。"
        action={<Button>書き出す</Button>}
      />
    ),
  },
};
