import { ThreadMark } from '../../../components/thread/ThreadMark';
import type { Example } from '../Example';

export const example: Example = {
  name: 'ThreadMark',
  states: {
    knot: () => <ThreadMark state="reached" />,
    'current-knot': () => <ThreadMark state="reached" isCurrent />,
    'knot-being-tied': () => <ThreadMark state="reached" isCurrent isTying />,
    ring: () => <ThreadMark state="open" />,
    'current-ring': () => <ThreadMark state="open" isCurrent />,
    'frayed-end': () => <ThreadMark state="loosened" />,
  },
};
