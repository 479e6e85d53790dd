import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DisclosureMenu } from '../../components/shell/DisclosureMenu';
import { MenuList } from '../../components/shell/MenuList';
import { GeneratedAvatar } from '../../components/avatars/GeneratedAvatar';
import { signOut } from '../../lib/auth/signOut';
import type { SignedIn } from '../../lib/auth/Session';
import { can } from '../../lib/access/can';
import { paths } from '../../lib/paths';
import { mainMenu } from '../menus/mainMenu';
import type { MenuEntry } from '../menus/MenuEntry';
import { ScreenLink } from '../menus/ScreenLink';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  person: SignedIn;
  /** The menu of the area in which the person is. Its first entry is the area's home. */
  menu: readonly MenuEntry[];
  onSettings: () => void;
}

/** The areas of the app: where a link to the area leads, and the path of its home. */
const areas = [
  { to: paths.home, start: paths.home, label: 'shell.menu.main', onlyAdmin: false },
  { to: paths.client, start: paths.clientHome, label: 'shell.menu.client', onlyAdmin: false },
  { to: paths.admin, start: paths.adminHome, label: 'shell.menu.admin', onlyAdmin: true },
] as const;

/**
 * The menu of the signed-in person in the top bar: ホーム of the area in which the person is, in the talents' area
 * プロフィール, then アカウント, 設定, ログアウト, and links to the other areas that the person may use.
 */
export function AccountMenu({ person, menu, onSettings }: AccountMenuProps) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  const [home] = menu;
  const logOut = async () => {
    setIsLeaving(true);
    await signOut({ done: t('shell.loggedOut'), failed: t('shell.logoutFailed') });
    setIsLeaving(false);
  };
  return (
    <DisclosureMenu
      label={t('shell.account')}
      button={<GeneratedAvatar name={person.displayName} image={person.profileIcon} size={36} />}
    >
      <p className={styles.person}>
        <strong>{person.displayName}</strong>
        <span>{person.email}</span>
      </p>
      <MenuList>
        {home && (
          <li>
            <ScreenLink to={home.path}>{t(home.label)}</ScreenLink>
          </li>
        )}
        {home === mainMenu[0] && (
          <li>
            <ScreenLink to={paths.profile}>{t('shell.menu.profile')}</ScreenLink>
          </li>
        )}
        <li>
          <ScreenLink to={paths.account}>{t('shell.menu.account')}</ScreenLink>
        </li>
        <li>
          <button type="button" onClick={onSettings}>
            {t('shell.menu.settings')}
          </button>
        </li>
        <li>
          <button type="button" disabled={isLeaving} onClick={() => void logOut()}>
            {t('shell.logout')}
          </button>
        </li>
      </MenuList>
      {can(person, ['client', 'admin']) && (
        <MenuList>
          {areas
            .filter(({ start, onlyAdmin }) => start !== home?.path && (!onlyAdmin || person.isAdmin))
            .map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{t(label)}</Link>
              </li>
            ))}
        </MenuList>
      )}
    </DisclosureMenu>
  );
}
