import { DescriptionList } from '../../../components/description-list/DescriptionList';
import type { Example } from '../Example';

export const example: Example = {
  name: 'DescriptionList',
  states: {
    short: () => (
      <DescriptionList
        items={[
          ['契約', '業務委託'],
          ['勤務地', '東京都（一部リモート）'],
        ]}
      />
    ),
    paired: () => (
      <DescriptionList
        paired
        items={[
          ['報酬', '月68〜85万円'],
          ['契約', '業務委託'],
          ['勤務地', '東京都（一部リモート）'],
        ]}
      />
    ),
    'with-a-missing-value': () => (
      <DescriptionList
        items={[
          ['契約', '業務委託'],
          ['勤務地', null],
          [
            '募集の背景',
            '予約サイトの利用が増え、受付の画面を作り直すことになりました。設計から参加していただけます。',
          ],
        ]}
      />
    ),
  },
};
