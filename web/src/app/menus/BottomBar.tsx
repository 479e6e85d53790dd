import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { useTranslation } from 'react-i18next';
import { DisclosureMenu } from '../../components/shell/DisclosureMenu';
import type { ConversationCounts } from '../layouts/ConversationCounts';
import styles from './BottomBar.module.css';
import type { MenuEntry } from './MenuEntry';
import { countsMessages, MenuList } from './MenuList';
import { MenuLabel } from './MenuLabel';

interface BottomBarProps {
  menu: readonly MenuEntry[];
  conversations?: ConversationCounts;
}

/** There is room for five: the entries, or four of them and the button. */
const ROOM = 5;

/**
 * A bar at the bottom of the window for phones. It shows the menu entries; if they are more than five, the first four, and a button that opens a sheet with all others.
 */
export function BottomBar({ menu, conversations }: BottomBarProps) {
  const { t } = useTranslation();
  const shown = menu.length > ROOM ? ROOM - 1 : ROOM;
  const rest = menu.slice(shown);
  const badge = rest.some(countsMessages) ? conversations?.unread : 0;
  return (
    <nav className={styles.bar} aria-label={t('shell.navigation')}>
      <MenuList named={menu.slice(0, shown)} conversations={conversations} />
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
