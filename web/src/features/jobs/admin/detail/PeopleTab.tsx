import { useTranslation } from 'react-i18next';
import { JobPeopleDocument } from '../../../../generated/adminJob';
import { formatDate } from '../../../../lib/format/formatDate';
import { useRows } from '../../../../lib/apollo/useRows';
import type { DetailedJob } from './DetailedJob';
import styles from './JobDetail.module.css';
import { JobOwners } from './JobOwners';
import { RowsTab } from './RowsTab';

/**
 * The tab with everybody who is involved in a job, and how: its owners, consultants, members of the
 * organization, scouted and recommended talents.
 */
export function PeopleTab({ id, job }: { id: string; job: DetailedJob }) {
  const { t } = useTranslation();
  const found = useRows(JobPeopleDocument, id, (data) => data.getOpenJob?.userOpenJobs);
  return (
    <div className={styles.stored}>
      <JobOwners job={job} />
      <RowsTab
        {...found}
        empty={t('adminJobs.noRows.people')}
        render={({ user, userID, involveType, createdAt }) => (
          <>
            <span lang="ja">{user?.name ?? user?.displayName ?? userID}</span>
            <span>{involveType && t(`adminJobs.involveType.${involveType}`)}</span>
            <span className={styles.quiet}>{formatDate(createdAt)}</span>
          </>
        )}
      />
    </div>
  );
}
