import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import type { Party } from '../../../entities/application/findNextStep';
import { paths } from '../../../lib/paths';
import { JobSection } from '../application/JobSection';
import styles from './Thread.module.css';
import type { ThreadState } from './ThreadState';

interface DetailsProps {
  thread: ThreadState;
  sub: string;
  viewer: Party;
  onLeave: () => void;
}

/**
 * A panel with the job that the conversation is about, the people who take part, and a button to leave the
 * conversation.
 */
export function Details({ thread, sub, viewer, onLeave }: DetailsProps) {
  const { t } = useTranslation();
  const job = thread.application?.openJob;
  return (
    <div className={styles.details}>
      {job ? (
        <JobSection job={job} disclosedName={thread.application?.disclosedName ?? null} viewer={viewer} />
      ) : (
        thread.jobId && (
          <section>
            <h3>{t('messages.job')}</h3>
            <Link to={paths.jobDetail(thread.jobId)} lang="ja">
              {thread.name}
            </Link>
          </section>
        )
      )}
      <section>
        <h3>{t('messages.members')}</h3>
        <ul>
          {thread.participants.map((person) => (
            <li key={person.sub}>
              <GeneratedAvatar name={person.name} image={person.icon} size={32} />
              <span lang="ja">{person.name}</span>
              {person.sub === sub && <small>{t('messages.you')}</small>}
            </li>
          ))}
        </ul>
      </section>
      <Button look="text" size="small" onClick={onLeave}>
        {t('messages.leave')}
      </Button>
    </div>
  );
}
