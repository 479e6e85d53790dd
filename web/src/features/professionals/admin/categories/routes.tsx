import { paths } from '../../../../lib/paths';
import type { Screen } from '../../../../lib/route/Screen';

const form = {
  layout: 'admin',
  shape: 'form',
  texts: ['editing', 'professionals'],
  load: async () => (await import('./EditCategoryScreen')).EditCategoryScreen,
} as const;

const table = { layout: 'admin', shape: 'table', texts: ['records'] } as const;

const workers = {
  ...table,
  title: 'adminCategories.workers.title',
  load: async () => (await import('./WorkersScreen')).WorkersScreen,
} as const;

export const routes: readonly Screen[] = [
  {
    ...table,
    path: paths.adminCategories,
    title: 'adminCategories.title',
    load: async () => (await import('./AdminCategoriesScreen')).AdminCategoriesScreen,
  },
  { ...form, path: paths.adminNewCategory, title: 'adminCategories.new' },
  { ...form, path: '/admin/wp-categories/edit/:id', title: 'adminCategories.edit' },
  { ...workers, path: paths.adminWorkers },
  { ...workers, path: '/admin/wp-categories/detail/:id' },
];
