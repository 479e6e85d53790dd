import { RatingRadar } from '../../../components/stats/RatingRadar';
import type { Example } from '../Example';

export const example: Example = {
  name: 'RatingRadar',
  states: {
    evaluation: () => (
      <RatingRadar
        ratings={[
          { label: '情報収集', value: 4.5 },
          { label: '分析', value: 4 },
          { label: '資料作成', value: 3.5 },
          { label: 'コミュニケーション', value: 5 },
          { label: 'プレゼンテーション', value: 3 },
        ]}
      />
    ),
    few: () => (
      <RatingRadar
        ratings={[
          { label: '分析', value: 4 },
          { label: '資料作成', value: 2.5 },
        ]}
      />
    ),
  },
};
