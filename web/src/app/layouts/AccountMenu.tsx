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
import { useMenu } from '../menus/useMenu';
import { ScreenLink } from '../menus/ScreenLink';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  person: SignedIn;
  onSettings: () => void;
}

/**
 * The menu of the signed-in person in the top bar: ホーム, プロフィール, アカウント, 設定, ログアウト; on phones also the less
 * important entries of the main menu; and links to the areas that the person may use.
 */
export function AccountMenu({ person, onSettings }: AccountMenuProps) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  const { further } = useMenu(mainMenu);
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
        <li>
          <ScreenLink to={paths.home}>{t('shell.menu.home')}</ScreenLink>
        </li>
        <li>
          <ScreenLink to={paths.profile}>{t('shell.menu.profile')}</ScreenLink>
        </li>
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
      <MenuList on="phones">
        {further.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>{t(label)}</Link>
          </li>
        ))}
      </MenuList>
      {can(person, ['client', 'admin']) && (
        <MenuList>
          <li>
            <Link to={paths.client}>{t('shell.menu.client')}</Link>
          </li>
          {person.isAdmin && (
            <li>
              <Link to={paths.admin}>{t('shell.menu.admin')}</Link>
            </li>
          )}
        </MenuList>
      )}
    </DisclosureMenu>
  );
}
