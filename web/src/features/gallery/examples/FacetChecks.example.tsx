import { useState } from 'react';
import { FacetChecks } from '../../../components/filters/FacetChecks';
import type { Example } from '../Example';

const options = [
  'フロントエンドエンジニア',
  'サーバーサイドエンジニア',
  'インフラエンジニア',
  'データサイエンティスト',
  'プロダクトマネージャー',
  'UIデザイナー',
].map((label, index) => ({ value: label, label, count: 30 - index * 6 }));

function Occupations({ initially = [], finder }: { initially?: string[]; finder?: string }) {
  const [chosen, setChosen] = useState(initially);
  return <FacetChecks label="職種" {...{ finder, options, chosen }} onChange={setChosen} most={4} />;
}

export const example: Example = {
  name: 'FacetChecks',
  states: {
    none: () => <Occupations />,
    finder: () => <Occupations finder="職種を探す" />,
    chosen: () => <Occupations initially={['フロントエンドエンジニア', 'UIデザイナー']} />,
  },
};
