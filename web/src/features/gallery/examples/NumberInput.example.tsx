import { useState } from 'react';
import { NumberInput } from '../../../components/forms/NumberInput';
import type { Example } from '../Example';

function Hours({ initially = null }: { initially?: number | null }) {
  const [value, setValue] = useState(initially);
  return (
    <NumberInput
      aria-label="働ける時間（1日）"
      unit="時間"
      step={0.5}
      range={[1, 12]}
      value={value}
      onChange={setValue}
    />
  );
}

export const example: Example = {
  name: 'NumberInput',
  states: {
    empty: () => <Hours />,
    filled: () => <Hours initially={7.5} />,
  },
};
