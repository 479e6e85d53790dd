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

function Occupations({ initially = [] }: { initially?: string[] }) {
  const [chosen, setChosen] = useState(initially);
  return <FacetChecks label="職種" options={options} chosen={chosen} onChange={setChosen} most={4} />;
}

export const example: Example = {
  name: 'FacetChecks',
  states: {
    none: () => <Occupations />,
    chosen: () => <Occupations initially={['フロントエンドエンジニア', 'UIデザイナー']} />,
  },
};
