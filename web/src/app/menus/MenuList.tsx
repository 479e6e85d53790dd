import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import type { ConversationCounts } from '../layouts/ConversationCounts';
import type { MenuEntry } from './MenuEntry';
import { MenuLink } from './MenuLink';
import styles from './MenuList.module.css';

interface MenuListProps {
  named: readonly MenuEntry[];
  further?: readonly MenuEntry[];
  conversations?: ConversationCounts;
}

/** Returns whether a menu entry shows the number of unread messages. */
export const countsMessages = ({ path }: MenuEntry) => path === paths.message || path === paths.clientMessage;

/**
 * Lists the entries of a menu: first those that the product specification names, then a dividing line and all
 * others.
 */
export function MenuList({ named, further = [], conversations }: MenuListProps) {
  const { t } = useTranslation();
  const row = (item: MenuEntry) => {
    // Talents get conversations by applying; organizations begin them.
    const waiting = item.path === paths.message && conversations?.count === 0;
    return (
      <li key={item.path}>
        <MenuLink
          item={item}
          disabled={waiting ? t('shell.disabled.messages') : undefined}
          badge={countsMessages(item) ? conversations?.unread : undefined}
        />
      </li>
    );
  };
  return (
    <>
      <ul className={styles.list}>{named.map(row)}</ul>
      {further.length > 0 && <ul className={`${styles.list} ${styles.further}`}>{further.map(row)}</ul>}
    </>
  );
}
