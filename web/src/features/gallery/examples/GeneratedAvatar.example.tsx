import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import type { Example } from '../Example';

export const example: Example = {
  name: 'GeneratedAvatar',
  states: {
    person: () => <GeneratedAvatar name="縁 結子" />,
    large: () => <GeneratedAvatar name="小鳥遊 はな" size={64} />,
    latin: () => <GeneratedAvatar name="Yuiko Enishi" size={48} />,
    'without-a-name': () => <GeneratedAvatar name="" size={48} />,
    picture: () => <GeneratedAvatar name="Enishi" image="/favicon.svg" size={48} />,
  },
};
