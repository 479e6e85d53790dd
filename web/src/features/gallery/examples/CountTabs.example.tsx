import { useState } from 'react';
import { CountTabs } from '../../../components/filters/CountTabs';
import type { Example } from '../Example';

const options = [
  { value: 'DRAFT', label: '下書き' },
  { value: 'PUBLIC', label: '公開' },
  { value: 'CLOSED', label: '募集終了' },
] as const;

type State = (typeof options)[number]['value'];

const counts = new Map<State, number>([
  ['DRAFT', 3],
  ['PUBLIC', 219],
]);

function States({ initially, isCounted = true }: { initially: State[]; isCounted?: boolean }) {
  const [chosen, setChosen] = useState(initially);
  return (
    <CountTabs<State>
      label="状態で絞り込む"
      options={options}
      chosen={chosen}
      counts={isCounted ? counts : undefined}
      onChange={setChosen}
    />
  );
}

export const example: Example = {
  name: 'CountTabs',
  states: {
    all: () => <States initially={[]} />,
    two: () => <States initially={['DRAFT', 'CLOSED']} />,
    'not-counted': () => <States initially={[]} isCounted={false} />,
  },
};
