import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

const screen = {
  layout: 'main',
  title: 'messages.title',
  grants: ['signedIn'],
  collapsed: true,
  shape: 'table',
  load: async () => (await import('./MessagesScreen')).MessagesScreen,
} as const;

export const routes: readonly Screen[] = [
  { ...screen, path: paths.message },
  { ...screen, path: paths.conversation(':conversationKey') },
];
