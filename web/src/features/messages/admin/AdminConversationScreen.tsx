import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../components/page/PageHead';
import { paths } from '../../../lib/paths';
import styles from './AdminConversation.module.css';
import { ReadThread } from './ReadThread';
import { ReasonForm } from './ReasonForm';

/**
 * The administrators' screen /admin/message/{id} with a conversation of other people. The administrator must
 * give a reason before the messages are shown; the audit log stores the reason.
 */
export function AdminConversationScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [reason, setReason] = useState<string | null>(null);
  return (
    <div className={styles.screen}>
      <Link to={paths.adminMessage}>{t('adminMessages.back')}</Link>
      <PageHead
        title={t('adminMessages.read')}
        state={reason === null ? t('adminMessages.ask') : t('adminMessages.given', { reason })}
      />
      {reason === null ? (
        <ReasonForm submit={t('adminMessages.read')} onSubmit={setReason} />
      ) : (
        <ReadThread id={id} reason={reason} />
      )}
    </div>
  );
}
