import { useState } from 'react';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import type { Example } from '../Example';

const options = ['すぐにでも', '良い話があれば', 'いずれは', '考えていない'].map((label) => ({
  value: label,
  label,
}));

function Appetite({ initially = null }: { initially?: string | null }) {
  const [value, setValue] = useState(initially);
  return <SegmentedChoice label="転職への意欲" options={options} value={value} onChange={setValue} />;
}

export const example: Example = {
  name: 'SegmentedChoice',
  states: {
    none: () => <Appetite />,
    chosen: () => <Appetite initially="良い話があれば" />,
    two: () => <SegmentedChoice label="公開" options={options.slice(0, 2)} value="すぐにでも" />,
  },
};
