import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminDashboard,
    layout: 'admin',
    title: 'insights.title',
    shape: 'strip',
    load: async () => (await import('./DashboardScreen')).DashboardScreen,
  },
];
