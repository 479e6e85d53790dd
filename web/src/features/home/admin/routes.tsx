import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminHome,
    layout: 'admin',
    title: 'adminHome.title',
    shape: 'card',
    load: async () => (await import('./AdminHomeScreen')).AdminHomeScreen,
  },
];
