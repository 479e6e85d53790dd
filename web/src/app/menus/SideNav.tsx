import { useTranslation } from 'react-i18next';
import type { useConversations } from '../unread/useConversations';
import type { MenuEntry } from './MenuEntry';
import { MenuList } from './MenuList';
import styles from './SideNav.module.css';
import { useMenu } from './useMenu';

interface SideNavProps {
  menu: readonly MenuEntry[];
  /** Shows icons only, on wide screens too. */
  collapsed?: boolean;
  conversations?: ReturnType<typeof useConversations>;
}

/** 280 pixels wide, 96 when collapsed; phones have the bottom bar instead. */
export function SideNav({ menu, collapsed = false, conversations }: SideNavProps) {
  const { t } = useTranslation();
  const { named, further } = useMenu(menu);
  return (
    <nav className={styles.side} data-collapsed={collapsed} aria-label={t('shell.navigation')}>
      <MenuList named={named} further={further} conversations={conversations} />
    </nav>
  );
}
