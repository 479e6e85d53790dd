import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { Button } from '../../../components/buttons/Button';
import { paths } from '../../../lib/paths';
import styles from './Thread.module.css';
import type { ThreadState } from './ThreadState';

interface DetailsProps {
  thread: ThreadState;
  sub: string;
  onLeave: () => void;
}

/**
 * A panel with the job that the conversation is about, the people who take part, and a button to leave the
 * conversation.
 */
export function Details({ thread, sub, onLeave }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.details}>
      {thread.jobId && (
        <section>
          <h2>{t('messages.job')}</h2>
          <Link to={paths.jobDetail(thread.jobId)}>{thread.name}</Link>
        </section>
      )}
      <section>
        <h2>{t('messages.members')}</h2>
        <ul>
          {thread.participants.map((person) => (
            <li key={person.sub}>
              <GeneratedAvatar name={person.name} image={person.icon} size={32} />
              <span>{person.name}</span>
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
