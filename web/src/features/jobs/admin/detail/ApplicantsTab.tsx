import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApplicationMini } from '../../../../entities/application/ApplicationMini';
import { JobApplicantsDocument } from '../../../../generated/adminJob';
import { formatDate } from '../../../../lib/format/formatDate';
import { paths } from '../../../../lib/paths';
import styles from './JobDetail.module.css';
import { RowsTab } from './RowsTab';
import { useRows } from './useRows';

/**
 * The tab with the applications to a job, newest first. Each links to the administrators' screen about
 * applications.
 */
export function ApplicantsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobApplicantsDocument, id, (data) => data.listUserAppliesByOpenJob);
  return (
    <RowsTab
      {...found}
      empty={t('adminJobs.noRows.applicants')}
      render={({ id: application, user, userID, type, createdAt, history }) => {
        const name = user?.name ?? user?.displayName ?? userID ?? '';
        return (
          <>
            <Link to={paths.adminApplication({ id: application, name })} lang="ja">
              {name}
            </Link>
            {type && <ApplicationMini type={type} history={history} />}
            <span className={styles.quiet}>{formatDate(createdAt)}</span>
          </>
        );
      }}
    />
  );
}
