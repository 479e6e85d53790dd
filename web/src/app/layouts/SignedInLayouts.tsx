import { ScreenProviders } from '../../lib/theme/ScreenProviders';
import type { LayoutName } from '../../lib/route/Screen';
import { AdminLayout } from './AdminLayout';
import { ClientLayout } from './ClientLayout';
import type { LayoutProps } from './LayoutProps';
import { MainLayout } from './MainLayout';

const layouts = { main: MainLayout, client: ClientLayout, admin: AdminLayout };

interface SignedInLayoutsProps extends LayoutProps {
  name: Exclude<LayoutName, 'public' | 'bare'>;
}

/**
 * Renders the layout with the given name, inside the providers that screens rely on. All layouts for
 * signed-in people are in one chunk, which guests never load.
 */
export function SignedInLayouts({ name, ...props }: SignedInLayoutsProps) {
  const Layout = layouts[name];
  return (
    <ScreenProviders>
      <Layout {...props} />
    </ScreenProviders>
  );
}
