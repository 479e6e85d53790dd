import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminUsers,
    layout: 'admin',
    title: 'adminUsers.title',
    grants: ['admin'],
    load: async () => (await import('./AdminUsersScreen')).AdminUsersScreen,
  },
];
