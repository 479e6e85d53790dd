import { Button } from '../../../components/buttons/Button';
import { BottomBar } from '../../../components/table/BottomBar';
import type { Example } from '../Example';

export const example: Example = {
  name: 'BottomBar',
  states: {
    shown: () => (
      <BottomBar label="送信前の変更">
        <span>2件の状態を変えます。</span>
        <Button size="small">取り消す</Button>
      </BottomBar>
    ),
  },
};
