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

function Days() {
  const [value, setValue] = useState<number | null>(3);
  const days = Array.from({ length: 7 }, (_, index) => ({ value: index + 1, label: `${index + 1}日` }));
  return (
    <SegmentedChoice
      label="働ける日数"
      options={days}
      value={value}
      onChange={setValue}
      onClear={() => setValue(null)}
    />
  );
}

export const example: Example = {
  name: 'SegmentedChoice',
  states: {
    none: () => <Appetite />,
    chosen: () => <Appetite initially="良い話があれば" />,
    'days-of-a-week': () => <Days />,
    two: () => <SegmentedChoice label="公開" options={options.slice(0, 2)} value="すぐにでも" />,
  },
};
