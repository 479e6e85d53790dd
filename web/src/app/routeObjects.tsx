import { lazy } from 'react';
import { Navigate, type RouteObject, useLocation } from 'react-router-dom';
import type { Screen } from '../lib/route/Screen';
import { Crash } from './Crash';
import { Shell } from './Shell';

/** An address that only leads on; its query goes along. */
export interface Forward {
  from: string;
  to: string;
}

function LeadOn({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={to + search} replace />;
}

function routeOf(screen: Screen): RouteObject {
  const Component = lazy(() => screen.load().then((loaded) => ({ default: loaded })));
  return { path: screen.path, handle: screen, element: <Component />, errorElement: <Crash /> };
}

/** The route table as the router takes it: forwards, screens, and everything else, which the guard decides on. */
export const routeObjects = (screens: readonly Screen[], forwards: readonly Forward[]): RouteObject[] => [
  ...forwards.map(({ from, to }) => ({ path: from, element: <LeadOn to={to} /> })),
  { element: <Shell />, errorElement: <Crash />, children: [...screens.map(routeOf), { path: '*' }] },
];
