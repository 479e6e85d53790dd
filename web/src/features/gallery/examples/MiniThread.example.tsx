import { MiniThread } from '../../../components/thread/MiniThread';
import type { ThreadStep } from '../../../components/thread/ThreadStep';
import type { Example } from '../Example';

const steps = (...states: ThreadStep['state'][]) =>
  states.map((state, index): ThreadStep => ({ key: String(index), label: String(index), state }));

export const example: Example = {
  name: 'MiniThread',
  states: {
    open: () => <MiniThread label="応募" steps={steps('open', 'open', 'open')} />,
    'under-way': () => (
      <MiniThread label="面談" steps={steps('reached', 'reached', 'reached', 'open', 'open')} />
    ),
    declined: () => <MiniThread label="見送り" steps={steps('reached', 'reached', 'loosened')} />,
  },
};
