import { useTranslation } from 'react-i18next';
import { JobKeepsDocument } from '../../../../generated/adminJob';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import styles from './JobDetail.module.css';
import { RowsTab } from './RowsTab';
import { useRows } from './useRows';

/** The tab that lists when talents kept a job or removed their keep, without the talents' names. */
export function KeepsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobKeepsDocument, id, (data) => data.getOpenJob?.favorites);
  return (
    <RowsTab
      {...found}
      empty={t('adminJobs.noRows.keeps')}
      render={({ isFavorite, updatedAt }) => (
        <>
          <span>{t(isFavorite ? 'adminJobs.kept' : 'adminJobs.removed')}</span>
          <span className={styles.quiet}>{formatDateTime(updatedAt)}</span>
        </>
      )}
    />
  );
}
