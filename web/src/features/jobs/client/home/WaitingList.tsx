import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { Grid } from '../../../../components/layout/Grid';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { paths } from '../../../../lib/paths';
import styles from './ClientHome.module.css';
import type { WaitingApplication } from './listWaiting';

const FIRST = 8;
const DAY = 86_400_000;

interface WaitingListProps {
  waiting: readonly WaitingApplication[];
  jobs: readonly ListedJobFragment[];
}

/**
 * What waits for the organization over all its jobs, and for how long. Each entry leads to the page of its application
 * or, for those who do not take part in its conversation, to the board of the job.
 */
export function WaitingList({ waiting, jobs }: WaitingListProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? waiting : waiting.slice(0, FIRST);
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('clientJobs.home.inbox', { n: waiting.length })}</h2>
      {waiting.length === 0 && <p>{t('clientJobs.home.inboxEmpty')}</p>}
      <ul className={styles.rows}>
        {shown.map(({ application: { id, openJobID, user }, step, since, conversationId }) => {
          const days = Math.floor((Date.now() - Date.parse(since)) / DAY);
          const board = openJobID ? paths.clientBoard(openJobID) : paths.clientProgress;
          return (
            <li key={id}>
              <Link to={conversationId ? paths.clientConversation(conversationId) : board} lang="ja">
                {user?.name ?? user?.displayName ?? t('clientJobs.home.unnamed')}
              </Link>
              <span>
                {t(`relation.step.organization.${step}`)}
                <small lang="ja">{jobs.find((job) => job.id === openJobID)?.title}</small>
              </span>
              <span>{days < 1 ? t('clientJobs.home.today') : t('clientJobs.home.days', { n: days })}</span>
            </li>
          );
        })}
      </ul>
      {waiting.length > shown.length && (
        <Button size="small" onClick={() => setIsWhole(true)}>
          {t('clientJobs.home.inboxAll', { n: waiting.length })}
        </Button>
      )}
    </Grid>
  );
}
