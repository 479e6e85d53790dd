import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SignedIn } from '../../../lib/auth/Session';
import { useMessagePaths } from '../useMessagePaths';
import styles from './Thread.module.css';
import { ThreadPair } from './ThreadPair';

interface ThreadHeadProps {
  person: SignedIn;
  partner: { name: string; icon?: string | null };
  /** The name of the conversation, which is the title of its job. */
  name: string;
  /** The id of the job whose fit a talent sees; null for job staff and without a job. */
  jobId: string | null;
}

/** The head of a conversation: both parties, the other one's name, and what it is about. */
export function ThreadHead({ person, partner, name, jobId }: ThreadHeadProps) {
  const { t } = useTranslation();
  const { list } = useMessagePaths();
  return (
    <header className={styles.head}>
      <Link to={list} className={styles.back} aria-label={t('messages.back')}>
        ‹
      </Link>
      <ThreadPair person={person} partner={partner} jobId={jobId} />
      <div className={styles.names}>
        <h1 tabIndex={-1} lang="ja">
          {partner.name || t('messages.title')}
        </h1>
        {name !== partner.name && <p lang="ja">{name}</p>}
      </div>
    </header>
  );
}
