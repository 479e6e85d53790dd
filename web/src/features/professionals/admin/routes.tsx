import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminProfessionalItems,
    layout: 'admin',
    title: 'professionalItems.title',
    shape: 'table',
    texts: ['records', 'editing'],
    load: async () => (await import('./ItemsScreen')).ItemsScreen,
  },
];
