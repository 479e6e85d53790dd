import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/buttons/Button';
import { Grid } from '../../../../components/layout/Grid';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { formatShortDate } from '../../../../lib/format/formatShortDate';
import { paths } from '../../../../lib/paths';
import styles from './ClientHome.module.css';
import { REPLY_DAYS } from '../../../../entities/application/REPLY_DAYS';
import type { WaitingApplication } from './listWaiting';

const FIRST = 8;
const DAY = 86_400_000;

interface WaitingListProps {
  waiting: readonly WaitingApplication[];
  jobs: readonly ListedJobFragment[];
}

/**
 * What waits for the organization over all its jobs, since when, and until when an answer is expected. Each entry leads to
 * the page of its application, which colleagues read too.
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
        {shown.map(({ application: { id, openJobID, user, conversationId }, step, since }) => {
          const days = Math.floor((Date.now() - Date.parse(since)) / DAY);
          const board = openJobID ? paths.clientBoard(openJobID) : paths.clientProgress;
          const page = conversationId && paths.clientApplication({ id, conversationId });
          const until = new Date(Date.parse(since) + REPLY_DAYS * DAY).toISOString();
          return (
            <li key={id}>
              <Link to={page || board} lang="ja">
                {user?.name ?? user?.displayName ?? t('clientJobs.home.unnamed')}
              </Link>
              <span>
                {t(`relation.step.organization.${step}`)}
                <small lang="ja">{jobs.find((job) => job.id === openJobID)?.title}</small>
              </span>
              <span>
                {t('clientJobs.home.since', { at: formatShortDate(since) })}{' '}
                {days < 1 ? t('clientJobs.home.today') : t('clientJobs.home.days', { n: days })}
                <small>
                  {days < REPLY_DAYS
                    ? t('clientJobs.home.until', { at: formatShortDate(until) })
                    : t('clientJobs.home.overdue', { at: formatShortDate(until) })}
                </small>
              </span>
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
