import type { PropsWithChildren, ReactNode } from 'react';
import type { SignedIn } from '../../lib/auth/Session';
import { BottomBar } from '../menus/BottomBar';
import type { MenuEntry } from '../menus/MenuEntry';
import { SideNav } from '../menus/SideNav';
import type { useConversations } from '../../entities/conversation/useConversations';
import { AccountMenu } from './AccountMenu';
import { MainContent } from './MainContent';
import { SettingsButton } from './SettingsButton';
import styles from './SignedInLayout.module.css';
import { TopBar } from './TopBar';
import { useSettings } from './useSettings';

interface SignedInLayoutProps extends PropsWithChildren {
  person: SignedIn;
  menu: readonly MenuEntry[];
  /** The content at the start of the top bar, such as the logo. */
  start: ReactNode;
  night?: boolean;
  collapsed?: boolean;
  wide?: boolean;
  conversations?: ReturnType<typeof useConversations>;
}

/** Renders what all layouts for signed-in people have in common: top bar, side navigation, bottom bar. */
export function SignedInLayout(props: SignedInLayoutProps) {
  const { person, menu, start, night, collapsed, wide, conversations, children } = props;
  const settings = useSettings();
  return (
    <>
      <TopBar
        night={night}
        start={start}
        end={
          <>
            <SettingsButton onClick={settings.open} />
            <AccountMenu person={person} onSettings={settings.open} />
          </>
        }
      />
      <div className={styles.body}>
        <SideNav menu={menu} collapsed={collapsed} conversations={conversations} />
        <MainContent wide={wide}>{children}</MainContent>
      </div>
      <BottomBar menu={menu} conversations={conversations} />
      {settings.drawer}
    </>
  );
}
