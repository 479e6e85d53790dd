import { useTranslation } from 'react-i18next';
import type { useConversations } from '../../entities/conversation/useConversations';
import styles from './BottomBar.module.css';
import type { MenuEntry } from './MenuEntry';
import { MenuList } from './MenuList';
import { useMenu } from './useMenu';

interface BottomBarProps {
  menu: readonly MenuEntry[];
  conversations?: ReturnType<typeof useConversations>;
}

/** The navigation at the bottom of the screen on phones, with the first four entries of the menu. */
export function BottomBar({ menu, conversations }: BottomBarProps) {
  const { t } = useTranslation();
  const { named } = useMenu(menu);
  return (
    <nav className={styles.bar} aria-label={t('shell.navigation')}>
      <MenuList named={named.slice(0, 4)} conversations={conversations} />
    </nav>
  );
}
