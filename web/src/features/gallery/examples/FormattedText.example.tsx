import { FormattedText } from '../../../components/formatted-text/FormattedText';
import type { Example } from '../Example';

const text = `【仕事内容】
受付・診察室・会計の3画面のうち、まず受付画面の置き換えを担当していただきます。
・受付一覧の仮想スクロール化と、キーボードだけで完結する操作の設計
・Storybookを使った部品の整理と、画面ごとの差分確認`;

export const example: Example = {
  name: 'FormattedText',
  states: {
    'heading-and-list': () => <FormattedText text={text} />,
    paragraph: () => <FormattedText text="毎朝15分の全体会のほかは会議を入れない時間帯を設けています。" />,
  },
};
