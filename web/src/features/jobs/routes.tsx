import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.jobs,
    layout: 'main',
    title: 'jobs.title.top',
    grants: ['guest', 'signedIn'],
    collapsed: true,
    plain: true,
    load: async () => (await import('./top/JobSearchScreen')).JobSearchScreen,
  },
  {
    path: paths.jobsResult,
    layout: 'main',
    title: 'jobs.title.result',
    grants: ['guest', 'signedIn'],
    collapsed: true,
    plain: true,
    texts: ['jobAlerts', 'publicPages'],
    load: async () => (await import('./result/JobResultsScreen')).JobResultsScreen,
  },
  {
    path: paths.pickup,
    layout: 'main',
    title: 'shell.menu.pickup',
    grants: ['signedIn'],
    collapsed: true,
    texts: ['jobs'],
    load: async () => (await import('./pickup/PickupScreen')).PickupScreen,
  },
  {
    path: '/jobs/detail/:id',
    layout: 'main',
    title: 'jobs.title.detail',
    shape: 'article',
    grants: ['guest', 'signedIn'],
    collapsed: true,
    plain: true,
    texts: ['careerSheet', 'editing', 'relation'],
    load: async () => (await import('./show/JobDetailScreen')).JobDetailScreen,
  },
];
