import { useTranslation } from 'react-i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import { formatShortDate } from '../../../lib/format/formatShortDate';
import { getUserName } from './getUserName';
import styles from './AdminUsers.module.css';
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
  return (
    <div className={styles.card}>
      <GeneratedAvatar name={name} image={user.profileIcon} size={40} />
      <span className={styles.who}>
        <Button look="bare" aria-label={t('users.open', { name })} onClick={() => onOpen(user)}>
          {name}
        </Button>
        <small>
          {[
            user.mainJob?.name,
            user.lastVisitedAt && t('users.visitedOn', { date: formatShortDate(user.lastVisitedAt) }),
          ]
            .filter(Boolean)
            .join(' / ')}
        </small>
      </span>
      <UserStateChips user={user} />
    </div>
  );
}
