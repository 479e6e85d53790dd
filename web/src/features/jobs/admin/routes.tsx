import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminJobs,
    layout: 'admin',
    title: 'adminJobs.title',
    shape: 'table',
    texts: ['editing', 'jobs'],
    load: async () => (await import('./list/AdminJobsScreen')).AdminJobsScreen,
  },
  {
    path: '/admin/jobs/detail/:id',
    layout: 'admin',
    title: 'adminJobs.detail',
    shape: 'article',
    texts: ['jobs', 'editing', 'audit', 'records'],
    load: async () => (await import('./detail/AdminJobScreen')).AdminJobScreen,
  },
  {
    path: '/admin/jobs/review/:id',
    layout: 'admin',
    title: 'adminJobs.review.title',
    shape: 'article',
    texts: ['jobs', 'jobEditor', 'editing', 'audit'],
    load: async () => (await import('./review/ReviewScreen')).ReviewScreen,
  },
  {
    path: paths.adminNewJob,
    layout: 'admin',
    title: 'jobEditor.title.new',
    shape: 'form',
    texts: ['adminJobs', 'editing', 'jobs', 'records'],
    load: async () => (await import('./edit/NewJobScreen')).NewJobScreen,
  },
  {
    path: '/admin/jobs/edit/:id',
    layout: 'admin',
    title: 'jobEditor.title.edit',
    shape: 'form',
    texts: ['adminJobs', 'editing', 'jobs', 'records'],
    load: async () => (await import('./edit/EditJobScreen')).EditJobScreen,
  },
];
