import { Chip } from '../../../components/chips/Chip';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Chip',
  states: {
    plain: () => <Chip>業務委託</Chip>,
    primary: () => <Chip tone="primary">フルリモート</Chip>,
    warm: () => <Chip tone="warm">新着</Chip>,
    done: () => <Chip tone="done">応募済み</Chip>,
    quiet: () => <Chip tone="quiet">募集終了</Chip>,
  },
};
