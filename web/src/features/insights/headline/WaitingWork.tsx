import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { openWorkPlaces } from '../../../entities/openWork/openWorkPlaces';
import { WaitingDocument } from '../../../generated/waiting';
import styles from './Headline.module.css';

const DAY_MS = 24 * 3_600_000;

/** The number of days from which waiting is too long. */
const TOO_LONG = 3;

const daysSince = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / DAY_MS));

/**
 * What waits for administrators, each kind with its number and since when, and a link to the task that has waited
 * longest. Drafts of jobs wait for nobody and are left out.
 */
export function WaitingWork() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(WaitingDocument, { fetchPolicy: 'cache-and-network' });
  if (error && !data) return <LoadFailed onRetry={() => void refetch()} />;
  if (!data) return <p className={styles.quiet}>{t('insights.headline.reading')}</p>;
  const waiting = data.listOpenWork.filter(({ kind, count }) => kind !== 'JOB_DRAFT' && count > 0);
  if (waiting.length === 0) return <p className={styles.quiet}>{t('insights.headline.nothing')}</p>;
  const longest = waiting
    .flatMap(({ kind, tasks }) => tasks.slice(0, 1).map((task) => ({ kind, task })))
    .toSorted((a, b) => a.task.at.localeCompare(b.task.at))[0];
  return (
    <>
      <ul className={styles.waiting} aria-label={t('insights.headline.waiting')}>
        {waiting.map(({ kind, count, isMore, tasks: [oldest] }) => {
          const days = oldest ? daysSince(oldest.at) : 0;
          return (
            <li key={kind} data-late={days >= TOO_LONG}>
              <Link to={openWorkPlaces[kind].to}>
                {t(isMore ? 'insights.headline.countOrMore' : 'insights.headline.count', {
                  ...{ kind: t(`insights.headline.kind.${kind}`), n: count },
                })}
              </Link>
              <small>
                {days > 0 ? t('insights.headline.since', { n: days }) : t('insights.headline.today')}
              </small>
            </li>
          );
        })}
      </ul>
      {longest && (
        <p className={styles.next}>
          {t('insights.headline.next')}
          <Link to={openWorkPlaces[longest.kind].pathOf(longest.task)}>
            {t('insights.headline.open', {
              ...{ kind: t(`insights.headline.kind.${longest.kind}`), name: longest.task.name ?? '' },
            })}
          </Link>
        </p>
      )}
    </>
  );
}
