import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { useTranslation } from 'react-i18next';
import { DisclosureMenu } from '../../components/shell/DisclosureMenu';
import type { ConversationCounts } from '../layouts/ConversationCounts';
import styles from './BottomBar.module.css';
import type { MenuEntry } from './MenuEntry';
import { countsMessages, MenuList } from './MenuList';
import { MenuLabel } from './MenuLabel';
import { useMenu } from './useMenu';

interface BottomBarProps {
  menu: readonly MenuEntry[];
  conversations?: ConversationCounts;
}

const MAX_ENTRIES = 4;

/**
 * A bar at the bottom of the window for phones. It shows the first four menu entries whose screens exist, and a
 * button that opens a sheet with all others.
 */
export function BottomBar({ menu, conversations }: BottomBarProps) {
  const { t } = useTranslation();
  const { named, further } = useMenu(menu);
  const entries = [...named.filter(({ exists }) => exists), ...further];
  const rest = entries.slice(MAX_ENTRIES);
  const badge = rest.some(countsMessages) ? conversations?.unread : 0;
  return (
    <nav className={styles.bar} aria-label={t('shell.navigation')}>
      <MenuList named={entries.slice(0, MAX_ENTRIES)} conversations={conversations} />
      {rest.length > 0 && (
        <DisclosureMenu
          label={t('shell.menu.more')}
          button={<MenuLabel icon={AppstoreOutlined} label="shell.menu.more" badge={badge} />}
        >
          <MenuList named={rest} conversations={conversations} />
        </DisclosureMenu>
      )}
    </nav>
  );
}
