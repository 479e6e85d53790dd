import { useTranslation } from 'react-i18next';
import { JobConversationsDocument } from '../../../../generated/adminJob';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import styles from './JobDetail.module.css';
import { RowsTab } from './RowsTab';
import { useRows } from './useRows';

/** The conversations about a job, without their contents: reading those needs a reason. */
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
