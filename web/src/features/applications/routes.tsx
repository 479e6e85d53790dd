import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminApplies,
    layout: 'admin',
    title: 'adminApplies.title',
    grants: ['admin'],
    load: async () => (await import('./admin/AdminApplicationsScreen')).AdminAppliesScreen,
  },
];
