import { replace, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../components/shell/LoadingScreen';
import { CardSkeletons } from '../components/feedback/CardSkeletons';
import type { Screen } from '../lib/route/Screen';
import { ErrorScreen } from './ErrorScreen';
import { Shell } from './Shell';

/** An address that only leads on; its query goes along. */
export interface RedirectRoute {
  from: string;
  to: string;
}

/** GuardedScreen before anything is drawn: what stands around the former screen, a toast say, stays. */
const redirectRoute = ({ from, to }: RedirectRoute): RouteObject => ({
  path: from,
  loader: ({ request }) => replace(to + new URL(request.url).search),
  hydrateFallbackElement: <LoadingScreen />,
});

/** The router loads a screen's code before it goes there: the former screen stays until the next one is ready. */
const routeOf = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  lazy: async () => ({ Component: await screen.load() }),
  hydrateFallbackElement: <CardSkeletons count={3} />,
  errorElement: <ErrorScreen />,
});

/** The route table as the router takes it: redirects, screens, and everything else, which the guard decides on. */
export const routeObjects = (
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
