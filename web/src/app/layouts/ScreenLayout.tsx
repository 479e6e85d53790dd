import type { PropsWithChildren } from 'react';
import { useSession } from '../../lib/auth/useSession';
import type { Screen } from '../../lib/route/Screen';
import { AdminLayout } from './AdminLayout';
import { BareLayout } from './BareLayout';
import { ClientLayout } from './ClientLayout';
import { MainLayout } from './MainLayout';
import { PublicLayout } from './PublicLayout';

const layouts = { main: MainLayout, client: ClientLayout, admin: AdminLayout };

interface ScreenLayoutProps extends PropsWithChildren {
  screen: Pick<Screen, 'layout' | 'collapsed' | 'plain' | 'static' | 'shape'>;
}

/**
 * Chooses the layout of a screen. Guests get the public layout on every screen except those with the layout
 * `bare`. Until the session is known, the layout for signed-in people is shown, without a person.
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
