import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { previewOf } from '../../../entities/conversation/previewOf';
import { useConversationRows } from '../../../entities/conversation/useConversationRows';
import { paths } from '../../../lib/paths';
import { Block } from '../Block';
import styles from '../HomeScreen.module.css';
import { capCount } from '../../../lib/format/capCount';
import strip from './KeptStrip.module.css';

const SHOWN = 3;

/** Lists the newest conversations that have unread messages, at most three. */
export function UnreadMessages({ sub }: { sub: string }) {
  const { t } = useTranslation();
  const { page, error, refetch } = useConversationRows(sub);
  const rows = page?.items ?? [];
  const unread = rows.filter(({ unreadCount }) => unreadCount);
  const none = t(rows.length > 0 ? 'home.messages.allRead' : 'home.messages.none');
  return (
    <Block
      title={t('home.messages.heading')}
      link={rows.length > 0 && <Link to={paths.message}>{t('home.messages.all')}</Link>}
      shape="table"
      hasFailed={error !== undefined}
      onRetry={() => void refetch().catch(() => undefined)}
    >
      {page &&
        (unread.length === 0 ? (
          <p className={styles.quiet}>{none}</p>
        ) : (
          <ul className={strip.list}>
            {unread.slice(0, SHOWN).map((row) => (
              <li key={row.id}>
                <Link to={paths.conversation(row.conversationId ?? '')}>
                  <GeneratedAvatar name={row.partnerName ?? ''} image={row.partnerIcon} size={36} />
                  <span>
                    <strong>{row.partnerName}</strong>
                    <small className={strip.excerpt}>{previewOf(row, t)}</small>
                  </span>
                  <b
                    data-count
                    className={strip.count}
                    aria-label={t('shell.unread', { n: row.unreadCount })}
                  >
                    {capCount(row.unreadCount ?? 0)}
                  </b>
                </Link>
              </li>
            ))}
          </ul>
        ))}
    </Block>
  );
}
