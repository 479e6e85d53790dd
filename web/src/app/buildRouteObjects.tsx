import { replace, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../components/shell/LoadingScreen';
import { ScreenSkeleton } from '../components/feedback/ScreenSkeleton';
import { expectedSession } from '../lib/auth/expectedSession';
import { screenCode, type ScreenCode } from '../lib/loadable/screenCode';
import type { Screen } from '../lib/route/Screen';
import { ErrorScreen } from './ErrorScreen';
import { mayPrepare } from './guard';
import { Shell } from './Shell';
import { Suspense, use, useEffect, useState } from 'react';
import { servedPage } from '../lib/served/servedPage';
import type { SkeletonShape } from '../lib/route/SkeletonShape';

function Awaited({ code }: { code: ScreenCode }) {
  const Component = use(code.load());
  return <Component />;
}

interface LoadedScreenProps {
  code: ScreenCode;
  shape?: SkeletonShape;
}

/**
 * Renders a screen. Its code is usually loaded already, because navigation waits for it. Otherwise (the guard
 * first refused the screen, then the session changed) a placeholder is visible until the code is loaded.
 */
function LoadedScreen({ code, shape }: LoadedScreenProps) {
  const [Loaded] = useState(code.loaded);
  useEffect(() => servedPage.finish(), []);
  if (Loaded) return <Loaded />;
  return (
    <Suspense fallback={<ScreenSkeleton shape={shape} />}>
      <Awaited code={code} />
    </Suspense>
  );
}

/** A path that redirects to another one. The query string is passed on. */
export interface RedirectRoute {
  from: string;
  to: string;
}

/**
 * Returns a react-router route that redirects in its loader. Nothing is rendered meanwhile, so the previous
 * screen and its toasts stay visible.
 */
const redirectRoute = ({ from, to }: RedirectRoute): RouteObject => ({
  path: from,
  element: null,
  loader: ({ request }) => replace(to + new URL(request.url).search),
  hydrateFallbackElement: <LoadingScreen />,
});

/**
 * Returns the react-router route of a screen. The code of the screen is loaded before the navigation ends.
 * Meanwhile, and for as long as there is no connection, the previous screen stays visible. The code is not
 * loaded if the person may not open the screen.
 */
const routeOf = (screen: Screen): RouteObject => {
  const code = screenCode(screen);
  return {
    path: screen.path,
    handle: screen,
    loader: async ({ request }) => {
      if (mayPrepare(await expectedSession(), new URL(request.url).pathname, screen)) await code.load();
      return null;
    },
    // The code is the same for every query string.
    shouldRevalidate: () => false,
    element: <LoadedScreen key={screen.path} code={code} shape={screen.shape} />,
    hydrateFallbackElement: <ScreenSkeleton shape={screen.shape} />,
    errorElement: <ErrorScreen />,
  };
};

/**
 * Builds the routes for react-router: redirects, screens, and at the end a route for unknown paths, for which
 * the guard decides what is shown.
 */
export const buildRouteObjects = (
  screens: readonly Screen[],
  redirects: readonly RedirectRoute[],
): RouteObject[] => [
  ...redirects.map(redirectRoute),
  {
    element: <Shell />,
    errorElement: <ErrorScreen />,
    children: [...screens.map(routeOf), { path: '*', element: null }],
  },
];
