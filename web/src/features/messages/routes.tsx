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

const clients = {
  ...screen,
  layout: 'client',
  grants: ['client', 'admin'],
  load: async () => (await import('./ClientMessagesScreen')).ClientMessagesScreen,
} as const;

export const routes: readonly Screen[] = [
  { ...screen, path: paths.message },
  { ...screen, path: paths.conversation(':conversationKey') },
  { ...clients, path: paths.clientMessage },
  { ...clients, path: paths.clientConversation(':conversationKey') },
];
