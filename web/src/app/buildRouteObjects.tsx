import { replace, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../components/shell/LoadingScreen';
import { CardSkeletons } from '../components/feedback/CardSkeletons';
import type { Screen } from '../lib/route/Screen';
import { ErrorScreen } from './ErrorScreen';
import { Shell } from './Shell';

/** Redirects a path to another one and keeps the query. */
export interface RedirectRoute {
  from: string;
  to: string;
}

/** Redirects before anything is rendered, so that the previous screen and its toasts stay. */
const redirectRoute = ({ from, to }: RedirectRoute): RouteObject => ({
  path: from,
  loader: ({ request }) => replace(to + new URL(request.url).search),
  hydrateFallbackElement: <LoadingScreen />,
});

/** The router loads a screen's code before it navigates: the previous screen stays until the next one is ready. */
const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: async () => ({ Component: await screen.load() }),
  hydrateFallbackElement: <CardSkeletons count={3} />,
  errorElement: <ErrorScreen />,
});

/**
 * The route table for the router: redirects, screens, and a last entry for unknown paths, on which the guard decides.
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
