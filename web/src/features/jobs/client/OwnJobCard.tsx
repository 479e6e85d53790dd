import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListedJobFragment } from '../../../generated/storedJob';
import { paths } from '../../../lib/paths';
import { JobStateChip } from '../state/JobStateChip';
import { isUnchanged } from './isUnchanged';
import styles from './OwnJobCard.module.css';
import type { StateCounts } from './useOrganizationApplications';
import { stripStates } from './stripStates';

/** How many applications to a job are in each state on the way to a contract. */
function StateStrip({ counts }: { counts: StateCounts }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.strip} aria-label={t('clientJobs.strip')}>
      {stripStates.map((state) => (
        <li key={state} data-empty={!counts[state]}>
          <span>{t(`common.applyType.${state}`)}</span>
          <b data-count>{counts[state] ?? 0}</b>
        </li>
      ))}
    </ol>
  );
}

interface OwnJobCardProps {
  job: ListedJobFragment;
  counts: StateCounts;
  children?: ReactNode;
}

/**
 * A card for a job of the organization, with the number of its applications in each state. The title links to
 * the board of the job.
 */
export function OwnJobCard({ job, counts, children }: OwnJobCardProps) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <header>
        <JobStateChip job={{ ...job }} />
        <h3>
          <Link to={paths.clientBoard(job.id)} lang="ja">
            {job.title}
          </Link>
        </h3>
      </header>
      <StateStrip counts={counts} />
      {isUnchanged(job) && <p className={styles.stale}>{t('clientJobs.unchanged')}</p>}
      {children}
    </article>
  );
}
