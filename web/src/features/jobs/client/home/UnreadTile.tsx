import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConversationRows } from '../../../../entities/conversation/useConversationRows';
import { paths } from '../../../../lib/paths';

/**
 * The number of a member's unread messages. It is the sum over the member's conversations, which the layout
 * has already loaded.
 */
export function UnreadTile({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { page } = useConversationRows(sub);
  const unread = page?.items.reduce((sum, { unreadCount }) => sum + (unreadCount ?? 0), 0);
  return (
    <li data-urgent={Boolean(unread)}>
      <Link to={paths.clientMessage}>{t('clientJobs.home.unread')}</Link>
      <b data-count>{unread ?? '–'}</b>
    </li>
  );
}
