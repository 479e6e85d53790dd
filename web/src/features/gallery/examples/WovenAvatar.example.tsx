import { WovenAvatar } from '../../../components/avatars/WovenAvatar';
import type { Example } from '../Example';

export const example: Example = {
  name: 'WovenAvatar',
  states: {
    'same-initials': () => (
      <>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((id) => (
          <WovenAvatar key={id} name="M.S." id={id} size={48} />
        ))}
      </>
    ),
    picture: () => <WovenAvatar name="M.S." id="a" image="/favicon.svg" size={48} />,
  },
};
