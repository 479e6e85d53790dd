import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/feedback/EmptyState';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { paths } from '../../lib/paths';
import { MessagesScreen } from './MessagesScreen';

/**
 * The screens /client/message and /client/message/:conversationKey: the conversations of a member of an
 * organization. Administrators see a link to their own screen instead, because they must give a reason before
 * they read the conversations of other people.
 */
export function ClientMessagesScreen() {
  const { t } = useTranslation();
  if (useSignedIn()?.isAdmin !== true) return <MessagesScreen />;
  return (
    <>
      <h1>{t('messages.title')}</h1>
      <EmptyState
        illustration="calm"
        action={<ButtonLink to={paths.adminMessage}>{t('messages.client.toAdmin')}</ButtonLink>}
      >
        {t('messages.client.admin')}
      </EmptyState>
    </>
  );
}
