import { useTranslation } from 'react-i18next';
import { JobConversationsDocument } from '../../../../generated/adminJob';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import styles from './JobDetail.module.css';
import { RowsTab } from './RowsTab';
import { useRows } from './useRows';

/**
 * The tab with the names of the conversations about a job. Messages are not shown, because administrators
 * must give a reason before they read them.
 */
export function ConversationsTab({ id }: { id: string }) {
  const { t } = useTranslation();
  const found = useRows(JobConversationsDocument, id, (data) => data.getOpenJob?.conversations);
  return (
    <RowsTab
      {...found}
      empty={t('adminJobs.noRows.conversations')}
      render={({ name, createdAt }) => (
        <>
          <span lang="ja">{name ?? t('adminJobs.unnamed')}</span>
          <span className={styles.quiet}>{t('adminJobs.begun', { at: formatDateTime(createdAt) })}</span>
        </>
      )}
    />
  );
}
