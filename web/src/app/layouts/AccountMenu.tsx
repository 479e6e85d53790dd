import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { DisclosureMenu } from '../../components/shell/DisclosureMenu';
import { MenuList } from '../../components/shell/MenuList';
import { GeneratedAvatar } from '../../components/avatars/GeneratedAvatar';
import { signOut } from '../../lib/auth/signOut';
import type { SignedIn } from '../../lib/auth/Session';
import { can } from '../../lib/access/can';
import { paths } from '../../lib/paths';
import styles from './AccountMenu.module.css';

interface AccountMenuProps {
  person: SignedIn;
  /** The path of the home of the area in which the person is. */
  home: string;
  onSettings: () => void;
}

/**
 * The menu of the signed-in person in the top bar: ホーム of the area in which the person is, in the talents' area
 * プロフィール, then アカウント, 設定, ログアウト, and links to the areas that the person may use.
 */
export function AccountMenu({ person, home, onSettings }: AccountMenuProps) {
  const { t } = useTranslation();
  const [isLeaving, setIsLeaving] = useState(false);
  const isElsewhere = home !== paths.home;
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
          <Link to={home}>{t('shell.menu.home')}</Link>
        </li>
        {!isElsewhere && (
          <li>
            <Link to={paths.profile}>{t('shell.menu.profile')}</Link>
          </li>
        )}
        <li>
          <Link to={paths.account}>{t('shell.menu.account')}</Link>
        </li>
        <li>
          <Button look="bare" onClick={onSettings}>
            {t('shell.menu.settings')}
          </Button>
        </li>
        <li>
          <Button look="bare" disabled={isLeaving} onClick={() => void logOut()}>
            {t('shell.logout')}
          </Button>
        </li>
      </MenuList>
      {can(person, ['client', 'admin']) && (
        <MenuList>
          {isElsewhere && (
            <li>
              <Link to={paths.home}>{t('shell.menu.main')}</Link>
            </li>
          )}
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
