import { ScreenSkeleton } from '../../../components/feedback/ScreenSkeleton';
import type { Example } from '../Example';

export const example: Example = {
  name: 'ScreenSkeleton',
  states: {
    cards: () => <ScreenSkeleton />,
    article: () => <ScreenSkeleton shape="article" />,
  },
};
