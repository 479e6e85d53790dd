import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { WovenAvatar } from '../../../components/avatars/WovenAvatar';
import { Stack } from '../../../components/layout/Stack';
import { ScoutFacts } from '../../../entities/scouting/ScoutFacts';
import { ScoutStateChip } from '../../../entities/scouting/ScoutStateChip';
import { scoutState } from '../../../entities/scouting/scoutState';
import type { JobScoutsQuery } from '../../../generated/jobScouts';
import { paths } from '../../../lib/paths';
import styles from './JobScouts.module.css';

type Scout = JobScoutsQuery['listInvolvements']['items'][number];

/** One person who was scouted or recommended for a job: the name, how far it has come and when, and the conversation. */
export function ScoutRow({ scout }: { scout: Scout }) {
  const { t } = useTranslation();
  const { user, userID, conversationId } = scout;
  const name = user ? user.nameForClient || user.displayName || '' : t('scouting.hidden');
  return (
    <article>
      <Stack gap={[8, 16]} wrap align="center">
        <WovenAvatar name={name} id={user ? userID : null} image={user?.profileIcon} size={40} />
        <div className={styles.words}>
          <h2>{user && userID ? <Link to={paths.clientUser(userID)}>{name}</Link> : name}</h2>
          <ScoutFacts involvement={scout} />
        </div>
        <ScoutStateChip state={scoutState(scout)} />
        {conversationId && (
          <Link
            className={styles.thread}
            to={paths.clientConversation(conversationId)}
            aria-label={t('scouting.threadOf', { name })}
          >
            {t('scouting.thread')}
          </Link>
        )}
      </Stack>
    </article>
  );
}
