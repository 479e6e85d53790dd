import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Skeleton } from '../../components/feedback/Skeleton';
import { EmptyState } from '../../components/feedback/EmptyState';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { useConversationRows } from '../../entities/conversation/useConversationRows';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { useSend } from './compose/useSend';
import { ConversationList } from './list/ConversationList';
import styles from './MessagesScreen.module.css';
import { useMessagePaths } from './useMessagePaths';
import { ThreadPane } from './thread/ThreadPane';

/**
 * The screens /message and /message/:conversationKey for talents, and the same two below /client for members
 * of organizations. They show the list of conversations beside the open conversation; on phones, only one of
 * the two.
 */
export function MessagesScreen() {
  const { t } = useTranslation();
  const { conversationKey } = useParams();
  const person = useSignedIn();
  const { page, error, refetch } = useConversationRows(person?.sub ?? '');
  const send = useSend(person?.sub ?? '');
  const { find, isClients } = useMessagePaths();
  if (!person) return null;
  const rows = page?.items;
  const Heading = conversationKey ? 'h2' : 'h1';
  if (!conversationKey && rows?.length === 0)
    return (
      <>
        <h1>{t('messages.title')}</h1>
        <EmptyState
          illustration="calm"
          action={
            <ButtonLink to={find}>{t(isClients ? 'messages.client.find' : 'messages.find')}</ButtonLink>
          }
        >
          {t(isClients ? 'messages.client.empty' : 'messages.empty')}
        </EmptyState>
      </>
    );
  return (
    <div className={styles.screen} data-open={Boolean(conversationKey)}>
      <section className={styles.list}>
        <Heading className={styles.title} tabIndex={-1}>
          {t('messages.title')}
        </Heading>
        {error && !rows && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {!rows && !error && <Skeleton shape="card" count={3} />}
        {rows && <ConversationList rows={rows} />}
      </section>
      {conversationKey ? (
        <ThreadPane
          key={conversationKey}
          id={conversationKey}
          person={person}
          send={send}
          row={rows?.find(({ conversationId }) => conversationId === conversationKey)}
        />
      ) : (
        <section className={styles.nothing}>
          <EmptyState illustration="calm">{t('messages.choose')}</EmptyState>
        </section>
      )}
    </div>
  );
}
