import { lazy, type PropsWithChildren, Suspense } from 'react';
import { LoadingScreen } from '../../components/shell/LoadingScreen';
import { loadCode } from '../../lib/loadable/loadCode';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import type { Screen } from '../../lib/route/Screen';
import { BareLayout } from './BareLayout';
import { PublicLayout } from './PublicLayout';

const SignedInLayouts = lazy(() =>
  loadCode(() => import('./SignedInLayouts').then((module) => ({ default: module.SignedInLayouts }))),
);

interface ScreenLayoutProps extends PropsWithChildren {
  screen: Pick<Screen, 'layout' | 'collapsed' | 'plain' | 'static'>;
}

/**
 * Chooses the layout of a screen. Public pages have the public layout for guests and the main layout for
 * signed-in people.
 */
export function ScreenLayout({ screen, children }: ScreenLayoutProps) {
  const person = useSignedIn();
  if (screen.layout === 'bare') return <BareLayout>{children}</BareLayout>;
  if (person === null || screen.layout === 'public')
    return <PublicLayout screen={screen}>{children}</PublicLayout>;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SignedInLayouts name={screen.layout} person={person} collapsed={screen.collapsed}>
        {children}
      </SignedInLayouts>
    </Suspense>
  );
}
