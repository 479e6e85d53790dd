import { useState } from 'react';
import type { NumberRange } from '../../../components/filters/NumberRange';
import { RangeChips } from '../../../components/filters/RangeChips';
import type { Example } from '../Example';

const counts = new Map([
  [1, 3],
  [2, 9],
  [3, 14],
  [4, 0],
  [5, 21],
]);

function Days({ initially = null }: { initially?: NumberRange | null }) {
  const [chosen, setChosen] = useState(initially);
  return (
    <RangeChips
      label="週の日数"
      values={[...counts.keys()]}
      textOf={(days) => `週${days}日`}
      counts={counts}
      chosen={chosen}
      onChange={setChosen}
    />
  );
}

export const example: Example = {
  name: 'RangeChips',
  states: {
    none: () => <Days />,
    range: () => <Days initially={{ from: 2, to: 3 }} />,
  },
};
