import { useTranslation } from 'react-i18next';
import type { ConversationCounts } from '../layouts/ConversationCounts';
import type { MenuEntry } from './MenuEntry';
import { MenuList } from './MenuList';
import styles from './SideNav.module.css';

interface SideNavProps {
  menu: readonly MenuEntry[];
  /** True to show only the icons of the menu entries, even on wide screens. */
  collapsed?: boolean;
  conversations?: ConversationCounts;
}

/**
 * The navigation at the side of the screen. When collapsed, it is narrow. Phones have the bottom bar
 * instead.
 */
export function SideNav({ menu, collapsed = false, conversations }: SideNavProps) {
  const { t } = useTranslation();
  return (
    <nav className={styles.side} data-collapsed={collapsed} aria-label={t('shell.navigation')}>
      <MenuList
        named={menu.filter(({ named }) => named)}
        further={menu.filter(({ named }) => !named)}
        conversations={conversations}
      />
    </nav>
  );
}
