import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Chip } from '../../../components/chips/Chip';
import { RowCard } from '../../../components/table/RowCard';
import type { Example } from '../Example';

const ignore = () => undefined;
const person = { name: '森川 遥', label: '森川 遥を開く', onOpen: ignore };

export const example: Example = {
  name: 'RowCard',
  states: {
    plain: () => <RowCard {...person} note="フロントエンドエンジニア" />,
    full: () => (
      <RowCard
        {...person}
        note="フロントエンドエンジニア / 11月20日に訪問"
        start={<GeneratedAvatar name={person.name} image={null} size={40} />}
      >
        <Chip tone="warm">未返信</Chip>
      </RowCard>
    ),
  },
};
