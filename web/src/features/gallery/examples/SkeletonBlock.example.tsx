import { SkeletonBlock } from '../../../components/feedback/SkeletonBlock';
import type { Example } from '../Example';

export const example: Example = {
  name: 'SkeletonBlock',
  states: {
    line: () => <SkeletonBlock />,
    heading: () => <SkeletonBlock width="60%" height="28px" />,
  },
};
