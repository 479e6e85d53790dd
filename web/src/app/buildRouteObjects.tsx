import { replace, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../components/shell/LoadingScreen';
import { Skeleton } from '../components/feedback/Skeleton';
import { loadCode } from '../lib/loadable/loadCode';
import { loadScreen } from '../lib/loadable/loadScreen';
import type { Screen } from '../lib/route/Screen';
import { ErrorScreen } from './ErrorScreen';
import { Shell } from './Shell';

/** A path that redirects to another one. The query string is passed on. */
export interface RedirectRoute {
  from: string;
  to: string;
}

/**
 * Returns a react-router route that redirects before anything is rendered, so that the previous screen and
 * its toasts stay visible.
 */
const redirectRoute = ({ from, to }: RedirectRoute): RouteObject => ({
  path: from,
  element: null,
  loader: ({ request }) => replace(to + new URL(request.url).search),
  hydrateFallbackElement: <LoadingScreen />,
});

/**
 * Returns the react-router route of a screen. Its code is loaded before the navigation: the previous screen
 * stays visible until the next one is ready, also while there is no connection.
 */
const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: async () => ({ Component: await loadCode(() => loadScreen(screen)) }),
  hydrateFallbackElement: <Skeleton shape="card" count={3} />,
  errorElement: <ErrorScreen />,
});

/**
 * Builds the routes for react-router: redirects, screens, and at the end one for unknown paths, on which the
 * guard decides.
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
