import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.home,
    layout: 'main',
    title: 'home.title',
    grants: ['signedIn'],
    texts: ['jobs'],
    load: async () => (await import('./HomeScreen')).HomeScreen,
  },
];
