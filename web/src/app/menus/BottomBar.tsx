import { useTranslation } from 'react-i18next';
import type { ConversationCounts } from '../layouts/ConversationCounts';
import styles from './BottomBar.module.css';
import type { MenuEntry } from './MenuEntry';
import { MenuList } from './MenuList';
import { useMenu } from './useMenu';

interface BottomBarProps {
  menu: readonly MenuEntry[];
  conversations?: ConversationCounts;
}

const MAX_ENTRIES = 4;

/** A bar at the bottom of the window for phones. It shows the first four menu entries whose screens exist. */
export function BottomBar({ menu, conversations }: BottomBarProps) {
  const { t } = useTranslation();
  const { named, further } = useMenu(menu);
  const shown = [...named.filter(({ exists }) => exists), ...further].slice(0, MAX_ENTRIES);
  return (
    <nav className={styles.bar} aria-label={t('shell.navigation')}>
      <MenuList named={shown} conversations={conversations} />
    </nav>
  );
}
