import { useTranslation } from 'react-i18next';
import { JobPeopleDocument } from '../../../../generated/adminJob';
import { formatDate } from '../../../../lib/format/formatDate';
import styles from './JobDetail.module.css';
import { RowsTab } from './RowsTab';
import { useRows } from './useRows';

/**
 * The tab with everybody who is involved in a job, and how: consultants, members of the organization, scouted
 * and recommended talents.
 */
export function PeopleTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobPeopleDocument, id, (data) => data.getOpenJob?.userOpenJobs);
  return (
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
  );
}
