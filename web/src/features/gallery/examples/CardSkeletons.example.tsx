import { CardSkeletons } from '../../../components/feedback/CardSkeletons';
import type { Example } from '../Example';

export const example: Example = {
  name: 'CardSkeletons',
  states: { three: () => <CardSkeletons count={3} /> },
};
