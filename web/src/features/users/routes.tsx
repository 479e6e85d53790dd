import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminUsers,
    layout: 'admin',
    title: 'users.title',
    shape: 'table',
    texts: ['exports', 'records'],
    load: async () => (await import('./admin/AdminUsersScreen')).AdminUsersScreen,
  },
  {
    path: '/admin/users/:sub',
    layout: 'admin',
    title: 'adminTalent.manage',
    shape: 'form',
    texts: ['audit', 'auth', 'editing', 'exports', 'profile'],
    load: async () => (await import('./admin/manage/ManageUserScreen')).ManageUserScreen,
  },
  {
    path: paths.adminCreateUser,
    layout: 'admin',
    title: 'adminTalent.invite.title',
    shape: 'form',
    texts: ['auth', 'editing', 'profile'],
    load: async () => (await import('./admin/invite/InviteUserScreen')).InviteUserScreen,
  },
  {
    path: paths.clientUsers,
    layout: 'client',
    title: 'users.client.title',
    texts: ['exports', 'pool', 'records', 'scouting'],
    load: async () => (await import('./client/ClientUsersScreen')).ClientUsersScreen,
  },
  {
    path: paths.clientPool,
    layout: 'client',
    title: 'pool.title',
    texts: ['clientTalent', 'editing', 'jobs', 'organization', 'scouting', 'users'],
    load: async () => (await import('./client/pool/PoolScreen')).PoolScreen,
  },
  {
    path: '/client/users/:sub',
    layout: 'client',
    title: 'clientTalent.title',
    shape: 'article',
    texts: [
      'applicationReview',
      'editing',
      'file',
      'interview',
      'jobs',
      'organization',
      'pool',
      'scouting',
      'users',
    ],
    load: async () => (await import('./client/profile/ClientUserScreen')).ClientUserScreen,
  },
];
