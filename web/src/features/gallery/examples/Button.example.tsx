import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from '../../../components/buttons/Button';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Button',
  states: {
    plain: () => <Button>条件を保存</Button>,
    primary: () => <Button look="primary">この案件に応募する</Button>,
    text: () => <Button look="text">すべて見る</Button>,
    small: () => <Button size="small">再読み込み</Button>,
    large: () => (
      <Button look="primary" size="large">
        応募を送る
      </Button>
    ),
    'with-an-icon': () => <Button icon={<SearchOutlined aria-hidden />}>検索する</Button>,
    'only-an-icon': () => <Button look="text" icon={<SearchOutlined aria-hidden />} aria-label="検索する" />,
    link: () => <Button look="link">ほかの方法で続ける</Button>,
    block: () => <Button block>もっと見る</Button>,
    loading: () => (
      <Button look="primary" loading>
        保存する
      </Button>
    ),
    danger: () => <Button danger>削除する</Button>,
    'primary-danger': () => (
      <Button look="primary" danger>
        退会する
      </Button>
    ),
    'text-danger': () => (
      <Button look="text" danger>
        応募を取り下げる
      </Button>
    ),
    disabled: () => <Button disabled>応募済み</Button>,
    'primary-disabled': () => (
      <Button look="primary" disabled>
        応募を送る
      </Button>
    ),
  },
};
