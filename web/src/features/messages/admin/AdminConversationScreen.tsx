import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { PageHead } from '../../../components/page/PageHead';
import { AdminConversationDocument } from '../../../generated/adminMessages';
import { paths } from '../../../lib/paths';
import styles from './AdminConversation.module.css';
import { toParticipants } from '../thread/toParticipants';
import { ConversationHead } from './ConversationHead';
import { ReadThread } from './ReadThread';
import { ReasonForm } from './ReasonForm';

/**
 * The administrators' screen /admin/message/{id} with a conversation of other people. The administrator must
 * give a reason before the messages are shown; the audit log stores the reason.
 */
export function AdminConversationScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  // Who takes part in what is no content, and needs no reason.
  const { data } = useQuery(AdminConversationDocument, { variables: { id } });
  const conversation = data?.listConversations.items[0];
  const [reason, setReason] = useState<string | null>(null);
  return (
    <div className={styles.screen}>
      <Link to={paths.adminMessage}>{t('adminMessages.back')}</Link>
      <PageHead
        title={t('adminMessages.read')}
        state={reason === null ? t('adminMessages.ask') : t('adminMessages.given', { reason })}
      />
      {conversation && <ConversationHead conversation={conversation} />}
      {reason === null ? (
        <ReasonForm submit={t('adminMessages.read')} onSubmit={setReason} />
      ) : (
        <ReadThread
          id={id}
          reason={reason}
          participants={toParticipants({ participants: conversation?.participants ?? [] })}
        />
      )}
    </div>
  );
}
