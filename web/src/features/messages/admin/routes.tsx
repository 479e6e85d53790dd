import { paths } from '../../../lib/paths';
import type { Screen } from '../../../lib/route/Screen';

export const routes: readonly Screen[] = [
  {
    path: paths.adminMessage,
    layout: 'admin',
    title: 'adminMessages.title',
    shape: 'table',
    texts: ['records'],
    load: async () => (await import('./AdminConversationsScreen')).AdminConversationsScreen,
  },
  {
    path: '/admin/message/:id',
    layout: 'admin',
    title: 'adminMessages.read',
    shape: 'form',
    texts: ['messages', 'relation', 'file'],
    load: async () => (await import('./AdminConversationScreen')).AdminConversationScreen,
  },
];
