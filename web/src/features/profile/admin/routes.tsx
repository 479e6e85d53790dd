import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: '/admin/profile/:sub',
    layout: 'admin',
    title: 'adminProfile.title',
    shape: 'article',
    texts: [
      'adminTalent',
      'auth',
      'editing',
      'file',
      'histories',
      'interview',
      'ownProfile',
      'profile',
      'users',
    ],
    load: async () => (await import('./AdminProfileScreen')).AdminProfileScreen,
  },
];
