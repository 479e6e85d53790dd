import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminApplications,
    layout: 'admin',
    title: 'applications.title',
    shape: 'table',
    texts: ['applicationReview', 'jobs', 'relation', 'records'],
    load: async () => (await import('./admin/AdminApplicationsScreen')).AdminApplicationsScreen,
  },
  {
    path: '/client/progress/:id',
    layout: 'client',
    title: 'jobBoard.title',
    shape: 'table',
    texts: ['applicationReview', 'applications', 'organization', 'relation', 'scouting'],
    load: async () => (await import('./client/JobBoardScreen')).JobBoardScreen,
  },
];
