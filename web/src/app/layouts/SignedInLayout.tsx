import { lazy, type ReactNode, useState } from 'react';
import { loadCode } from '../../lib/loadable/loadCode';
import { BottomBar } from '../menus/BottomBar';
import type { MenuEntry } from '../menus/MenuEntry';
import { SideNav } from '../menus/SideNav';
import { NoticesButton } from '../notices/NoticesButton';
import { AccountMenu } from './AccountMenu';
import type { ConversationCounts } from './ConversationCounts';
import type { LayoutProps } from './LayoutProps';
import { MainContent } from './MainContent';
import { SettingsButton } from './SettingsButton';
import styles from './SignedInLayout.module.css';
import { TopBar } from './TopBar';
import { useSettings } from './useSettings';

const SignedInScreen = lazy(() =>
  loadCode(() => import('./SignedInScreen').then((module) => ({ default: module.SignedInScreen }))),
);

interface SignedInLayoutProps extends LayoutProps {
  menu: readonly MenuEntry[];
  /** The content at the start of the top bar, such as the logo. */
  start: ReactNode;
  /** Content of the top bar before the button that opens the notices. */
  tools?: ReactNode;
  night?: boolean;
  wide?: boolean;
  /** True when the menu shows the number of unread messages. */
  countsMessages?: boolean;
}

/**
 * Renders what all layouts for signed-in people have in common: top bar, side navigation, bottom bar. It is
 * part of the first bundle and needs no session, so that it is visible before anything else is loaded.
 */
export function SignedInLayout(props: SignedInLayoutProps) {
  const {
    person,
    menu,
    start,
    tools,
    night,
    collapsed,
    wide,
    shape,
    countsMessages = false,
    children,
  } = props;
  const settings = useSettings();
  const [conversations, setConversations] = useState<ConversationCounts>();
  const [unread, setUnread] = useState(0);
  const [notices, setNotices] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <TopBar
        night={night}
        start={start}
        end={
          <>
            {tools}
            {person && <NoticesButton unread={unread} onClick={() => setNotices('open')} />}
            <SettingsButton onClick={settings.open} />
            {person ? (
              <AccountMenu person={person} home={menu[0]!.path} onSettings={settings.open} />
            ) : (
              <span className={styles.person} />
            )}
          </>
        }
      />
      <div className={styles.body}>
        <SideNav menu={menu} collapsed={collapsed} conversations={conversations} />
        <MainContent wide={wide} shape={shape}>
          <SignedInScreen
            countsOf={countsMessages ? person?.sub : undefined}
            onCounts={setConversations}
            notices={{
              userId: person?.sub,
              state: notices,
              onUnread: setUnread,
              onClose: () => setNotices('closed'),
            }}
          >
            {children}
          </SignedInScreen>
        </MainContent>
      </div>
      <BottomBar menu={menu} conversations={conversations} />
      {settings.drawer}
    </>
  );
}
