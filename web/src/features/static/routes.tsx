import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.notFound,
    layout: 'main',
    title: 'pages.notFound',
    grants: ['guest', 'signedIn'],
    withoutProfile: true,
    hidden: true,
    load: async () => (await import('./NotFoundScreen')).NotFoundScreen,
  },
  {
    path: paths.serverError,
    layout: 'main',
    title: 'pages.serverError',
    grants: ['guest', 'signedIn'],
    withoutProfile: true,
    hidden: true,
    load: async () => (await import('./ServerErrorScreen')).ServerErrorScreen,
  },
];
