import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminCatalog,
    layout: 'admin',
    title: 'catalog.title',
    shape: 'table',
    texts: ['records', 'editing'],
    load: async () => (await import('./CatalogScreen')).CatalogScreen,
  },
];
