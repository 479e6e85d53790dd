import { FunnelCord } from '../../../components/charts/FunnelCord';
import type { Example } from '../Example';

const step = (key: string, label: string, value: number, relation?: string) => ({
  ...{ key, label, value },
  ...(relation && { relation }),
});

export const example: Example = {
  name: 'FunnelCord',
  states: {
    usual: () => (
      <FunnelCord
        unit="件"
        steps={[
          step('applied', '応募', 142),
          step('met', '面談', 51, '応募の36%'),
          step('hired', '成約', 13, '面談の25%'),
        ]}
      />
    ),
    nothing: () => <FunnelCord unit="件" steps={[step('applied', '応募', 0), step('met', '面談', 0, '–')]} />,
  },
};
