import { useState } from 'react';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import type { Example } from '../Example';

const options = [
  { value: 'CONTRACT', label: '業務委託', count: 24 },
  { value: 'SIDE_WORK', label: '副業', count: 8 },
  { value: 'INTERN', label: 'インターン', count: 0 },
];

function Choice({ initially = null }: { initially?: string | null }) {
  const [chosen, setChosen] = useState(initially);
  return <ChoiceChips label="契約" options={options} chosen={chosen} onChange={setChosen} />;
}

export const example: Example = {
  name: 'ChoiceChips',
  states: {
    none: () => <Choice />,
    chosen: () => <Choice initially="CONTRACT" />,
  },
};
