import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

const everybody = {
  layout: 'main',
  grants: ['guest', 'signedIn'],
  withoutProfile: true,
  plain: true,
} as const;

export const routes: readonly Screen[] = [
  {
    ...everybody,
    path: paths.professionals,
    title: 'professionals.title',
    shape: 'strip',
    load: async () => (await import('./CategoriesScreen')).CategoriesScreen,
  },
  {
    ...everybody,
    path: paths.professionalSkills(),
    title: 'professionals.skills',
    shape: 'strip',
    load: async () => (await import('./SkillsScreen')).SkillsScreen,
  },
  {
    ...everybody,
    path: paths.professionalItem(':professionalItemId'),
    title: 'professionals.title',
    shape: 'article',
    load: async () => (await import('./ItemScreen')).ItemScreen,
  },
];
