import { Skeleton } from '../../../components/feedback/Skeleton';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Skeleton',
  states: {
    cards: () => <Skeleton shape="card" count={2} />,
    form: () => <Skeleton shape="form" count={3} />,
    article: () => <Skeleton shape="article" count={2} />,
    table: () => <Skeleton shape="table" count={5} />,
    strip: () => <Skeleton shape="strip" count={3} />,
  },
};
