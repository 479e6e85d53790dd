import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminAudit(),
    layout: 'admin',
    title: 'audit.title',
    shape: 'table',
    texts: ['records'],
    load: async () => (await import('./AuditScreen')).AuditScreen,
  },
];
