import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import type { ConversationCounts } from '../layouts/ConversationCounts';
import { MenuLink } from './MenuLink';
import styles from './MenuList.module.css';
import type { MenuItem } from './useMenu';

interface MenuListProps {
  named: readonly MenuItem[];
  further?: readonly MenuItem[];
  conversations?: ConversationCounts;
}

/** Returns whether a menu entry shows the number of unread messages. */
export const countsMessages = ({ path }: MenuItem) => path === paths.message || path === paths.clientMessage;

/**
 * Lists the entries of a menu: first those that the product specification names, then a dividing line and all
 * others.
 */
export function MenuList({ named, further = [], conversations }: MenuListProps) {
  const { t } = useTranslation();
  const row = (item: MenuItem) => {
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
