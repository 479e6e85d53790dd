import { ActionButton } from '../../../components/buttons/ActionButton';
import { BottomBar } from '../../../components/table/BottomBar';
import type { Example } from '../Example';

export const example: Example = {
  name: 'BottomBar',
  states: {
    shown: () => (
      <BottomBar label="送信前の変更">
        <span>2件の状態を変えます。</span>
        <ActionButton size="small">取り消す</ActionButton>
      </BottomBar>
    ),
  },
};
