import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: '/client/scouts/:id',
    layout: 'client',
    title: 'scouting.title',
    shape: 'table',
    texts: ['organization'],
    load: async () => (await import('./client/JobScoutsScreen')).JobScoutsScreen,
  },
];
