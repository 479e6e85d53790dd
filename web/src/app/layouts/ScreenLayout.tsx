import type { PropsWithChildren } from 'react';
import { useSession } from '../../lib/auth/useSession';
import type { Screen } from '../../lib/route/Screen';
import { AdminLayout } from './AdminLayout';
import { BareLayout } from './BareLayout';
import { ClientLayout } from './ClientLayout';
import { PublicLayout } from './PublicLayout';
import { Logo } from '../../components/shell/Logo';
import { paths } from '../../lib/paths';
import { mainMenu } from '../menus/mainMenu';
import type { LayoutProps } from './LayoutProps';
import { SignedInLayout } from './SignedInLayout';

/**
 * The layout of the screens for talents, when somebody is signed in. Its menu shows the number of unread
 * messages. Guests get PublicLayout instead.
 */
const MainLayout = (props: LayoutProps) => (
  <SignedInLayout {...props} menu={mainMenu} start={<Logo to={paths.home} />} countsMessages />
);

const layouts = { main: MainLayout, client: ClientLayout, admin: AdminLayout };

interface ScreenLayoutProps extends PropsWithChildren {
  screen: Pick<Screen, 'layout' | 'collapsed' | 'plain' | 'static' | 'shape'>;
}

/**
 * Renders a screen in its layout. On screens with the layout `bare` or `public`, it is the same for
 * everybody. On all other screens, guests get the public layout. Until the session is known, these screens
 * have the layout for signed-in people, without a person's name.
 */
export function ScreenLayout({ screen, children }: ScreenLayoutProps) {
  const session = useSession();
  const { layout, collapsed, shape } = screen;
  const isRead = session.status !== 'unknown';
  const person = session.status === 'signedIn' ? session : null;
  if (layout === 'bare') return <BareLayout>{children}</BareLayout>;
  if (layout === 'public' || (isRead && person === null))
    return (
      <PublicLayout screen={screen} isAwaited={!isRead}>
        {children}
      </PublicLayout>
    );
  const Layout = layouts[layout];
  return (
    <Layout person={person} shape={shape} collapsed={collapsed}>
      {children}
    </Layout>
  );
}
