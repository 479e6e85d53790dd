import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { LoadingScreen } from '../components/frame/LoadingScreen';
import { OfflineBanner } from '../components/frame/OfflineBanner';
import { SkipLink } from '../components/frame/SkipLink';
import { reportPageView } from '../lib/analytics/reportPageView';
import { useSession } from '../lib/auth/useSession';
import type { Screen } from '../lib/route/Screen';
import { PageHead } from './effects/PageHead';
import { useHeadingFocus } from './effects/useHeadingFocus';
import { useVisit } from './effects/useVisit';
import { guard } from './guard';
import { LayoutOf } from './layouts/LayoutOf';
import { Redirect } from './Redirect';

const ToastHost = lazy(() =>
  import('../lib/toast/ToastHost').then((module) => ({ default: module.ToastHost })),
);

/** Around every screen: who may see it, in which layout, and what each route change entails. */
export function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  const screen = useMatches().at(-1)?.handle as Screen | undefined;
  const decision = guard(session, pathname, screen);
  useHeadingFocus(pathname);
  useVisit(pathname);
  useEffect(() => void reportPageView(pathname), [pathname]);
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      {decision === 'wait' && <LoadingScreen />}
      {decision === 'show' && screen && (
        <>
          <PageHead screen={screen} />
          <LayoutOf screen={screen}>
            <Outlet />
          </LayoutOf>
        </>
      )}
      {decision !== 'wait' && decision !== 'show' && <Redirect decision={decision} />}
      <ScrollRestoration />
      <Suspense fallback={null}>
        <ToastHost />
      </Suspense>
    </>
  );
}
