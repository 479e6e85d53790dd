import { Fold } from '../../../components/page/Fold';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Fold',
  states: {
    plain: () => <Fold title="会員と利用">登録者数の推移</Fold>,
    note: () => (
      <Fold title="集計の検証" note="保存されている記録からもう一度数えます。">
        まだ検証していません。
      </Fold>
    ),
  },
};
