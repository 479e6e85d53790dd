import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.account,
    shape: 'form',
    layout: 'main',
    title: 'account.title',
    grants: ['signedIn'],
    texts: ['auth', 'profile'],
    load: async () => (await import('./AccountScreen')).AccountScreen,
  },
  {
    path: paths.editAccount,
    shape: 'form',
    layout: 'main',
    title: 'account.edit',
    grants: ['signedIn'],
    texts: ['auth', 'editing', 'exports', 'profile'],
    load: async () => (await import('./EditAccountScreen')).EditAccountScreen,
  },
];
