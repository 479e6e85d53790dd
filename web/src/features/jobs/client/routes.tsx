import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

const area = { layout: 'client' } as const;
const editor = {
  ...area,
  shape: 'form',
  texts: ['adminJobs', 'editing', 'jobs', 'organization', 'records'],
} as const;

export const routes: readonly Screen[] = [
  {
    ...area,
    path: paths.clientHome,
    title: 'clientJobs.home.title',
    texts: ['adminJobs', 'organization', 'pool', 'relation', 'scouting', 'users'],
    load: async () => (await import('./home/ClientHomeScreen')).ClientHomeScreen,
  },
  {
    ...area,
    path: paths.clientProgress,
    title: 'clientJobs.progress.title',
    texts: ['adminJobs', 'organization'],
    load: async () => (await import('./progress/ProgressScreen')).ProgressScreen,
  },
  {
    ...area,
    path: paths.clientJobs,
    title: 'clientJobs.title',
    texts: ['adminJobs', 'editing', 'organization', 'scouting'],
    load: async () => (await import('./list/OwnJobsScreen')).OwnJobsScreen,
  },
  {
    ...editor,
    path: paths.clientNewJob,
    title: 'jobEditor.title.new',
    load: async () => (await import('./edit/NewOwnJobScreen')).NewOwnJobScreen,
  },
  {
    ...editor,
    path: '/client/jobs/edit/:id',
    title: 'jobEditor.title.edit',
    load: async () => (await import('./edit/EditOwnJobScreen')).EditOwnJobScreen,
  },
];
