import { Sparkline } from '../../../components/stats/Sparkline';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Sparkline',
  states: {
    rising: () => <Sparkline values={[12, 14, 13, 18, 21, 20, 26]} />,
    level: () => <Sparkline values={[5, 5, 5, 5]} />,
    single: () => <Sparkline values={[5]} />,
  },
};
