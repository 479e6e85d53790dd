import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.keep,
    layout: 'main',
    title: 'keep.title',
    grants: ['signedIn'],
    load: async () => (await import('./KeepScreen')).KeepScreen,
  },
];
