import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { RowCard } from '../../../components/table/RowCard';
import { formatShortDate } from '../../../lib/format/formatShortDate';
import { getUserName } from './getUserName';
import { UserStateChips } from './UserStateChips';
import type { ShownUser } from './useUsers';

interface UserCardProps {
  user: ShownUser;
  onOpen: (user: ShownUser) => void;
}

/** A talent in the list on a phone: the name, and the two facts that decide, the occupation and the last visit. */
export function UserCard({ user, onOpen }: UserCardProps) {
  const { t } = useTranslation();
  const name = getUserName(user);
  const { mainJob, lastVisitedAt, profileIcon } = user;
  const visited = lastVisitedAt && t('users.visitedOn', { date: formatShortDate(lastVisitedAt) });
  return (
    <RowCard
      name={name}
      label={t('users.open', { name })}
      note={[mainJob?.name, visited].filter(Boolean).join(' / ')}
      start={<GeneratedAvatar name={name} image={profileIcon} size={40} />}
      onOpen={() => onOpen(user)}
    >
      <UserStateChips user={user} />
    </RowCard>
  );
}
