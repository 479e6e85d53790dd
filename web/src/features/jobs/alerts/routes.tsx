import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.jobAlerts,
    layout: 'main',
    title: 'jobAlerts.title',
    grants: ['signedIn'],
    texts: ['jobs'],
    load: async () => (await import('./AlertsScreen')).AlertsScreen,
  },
];
