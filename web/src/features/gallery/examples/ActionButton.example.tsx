import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { ActionButton } from '../../../components/buttons/ActionButton';
import type { Example } from '../Example';

export const example: Example = {
  name: 'ActionButton',
  states: {
    plain: () => <ActionButton>条件を保存</ActionButton>,
    primary: () => <ActionButton look="primary">この案件に応募する</ActionButton>,
    text: () => <ActionButton look="text">すべて見る</ActionButton>,
    small: () => <ActionButton size="small">再読み込み</ActionButton>,
    large: () => (
      <ActionButton look="primary" size="large">
        応募を送る
      </ActionButton>
    ),
    'with-an-icon': () => <ActionButton icon={<SearchOutlined aria-hidden />}>検索する</ActionButton>,
    disabled: () => <ActionButton disabled>応募済み</ActionButton>,
    'primary-disabled': () => (
      <ActionButton look="primary" disabled>
        応募を送る
      </ActionButton>
    ),
  },
};
