import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

/**
 * The routes of public pages and of their administration. They must be the last ones in the route table,
 * because `/:url` matches every path that no other screen has.
 */
export const routes: readonly Screen[] = [
  {
    path: paths.adminPages,
    layout: 'admin',
    title: 'publicPages.title',
    shape: 'table',
    texts: ['jobs'],
    load: async () => (await import('./admin/PagesScreen')).PagesScreen,
  },
  {
    path: '/:url',
    layout: 'main',
    title: 'jobs.title.result',
    grants: ['guest', 'signedIn'],
    collapsed: true,
    plain: true,
    texts: ['publicPages'],
    load: async () => (await import('./PublicPage')).PublicPage,
  },
];
