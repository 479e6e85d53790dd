import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../components/page/PageHead';
import { paths } from '../../../lib/paths';
import styles from './AdminConversation.module.css';
import { ReadThread } from './ReadThread';
import { ReasonForm } from './ReasonForm';

/**
 * The administrators' screen /admin/message/{id}: the messages of a conversation between other people, once a reason
 * was given, which the audit log keeps.
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
