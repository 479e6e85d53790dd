import { Crest } from '../../../components/avatars/Crest';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { MatchCord } from '../../../components/thread/MatchCord';
import type { Example } from '../Example';

const ends = [
  <GeneratedAvatar key="person" name="縁 結子" size={48} />,
  <Crest key="organization" name="株式会社さざなみヘルステック" size={48} />,
] as const;

export const example: Example = {
  name: 'MatchCord',
  states: {
    'two-strands': () => <MatchCord fits={2} of={4} />,
    'three-strands': () => <MatchCord fits={3} of={4} />,
    'five-strands': () => <MatchCord fits={5} of={5} />,
    'between-two': () => <MatchCord fits={2} of={4} ends={ends} />,
  },
};
