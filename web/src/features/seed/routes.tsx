import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminSeed,
    layout: 'admin',
    title: 'seed.title',
    // The first administrator of a stage has no profile before the demo data are there.
    withoutProfile: true,
    load: async () => (await import('./SeedScreen')).SeedScreen,
  },
];
