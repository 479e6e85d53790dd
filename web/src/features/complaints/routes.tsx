import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminComplaints,
    layout: 'admin',
    title: 'complaints.title',
    shape: 'table',
    load: async () => (await import('./ComplaintsScreen')).ComplaintsScreen,
  },
];
