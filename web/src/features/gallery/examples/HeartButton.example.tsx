import { HeartButton } from '../../../components/buttons/HeartButton';
import type { Example } from '../Example';

const act = { name: '「配車計画の開発」をキープする', onToggle: () => undefined };

export const example: Example = {
  name: 'HeartButton',
  states: {
    open: () => <HeartButton pressed={false} {...act} />,
    pressed: () => <HeartButton pressed {...act} />,
    'with-a-word': () => <HeartButton pressed={false} word="キープする" {...act} />,
    'pressed-with-a-word': () => <HeartButton pressed word="キープ中" {...act} />,
  },
};
