import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminUsers,
    layout: 'admin',
    title: 'users.title',
    shape: 'table',
    grants: ['admin'],
    texts: ['exports'],
    load: async () => (await import('./admin/AdminUsersScreen')).AdminUsersScreen,
  },
  {
    path: paths.clientUsers,
    layout: 'client',
    title: 'users.client.title',
    grants: ['client', 'admin'],
    texts: ['exports'],
    load: async () => (await import('./client/ClientUsersScreen')).ClientUsersScreen,
  },
];
