import { paths } from '../../lib/paths';
import type { Screen } from '../../lib/route/Screen';

const texts = ['relation', 'applicationReview', 'applications', 'file', 'meeting'] as const;

const screen = { title: 'messages.title', collapsed: true, shape: 'table', texts } as const;

const talents = {
  ...screen,
  layout: 'main',
  grants: ['signedIn'],
  load: async () => (await import('./MessagesScreen')).MessagesScreen,
} as const;

const clients = {
  ...screen,
  layout: 'client',
  load: async () => (await import('./ClientMessagesScreen')).ClientMessagesScreen,
} as const;

export const routes: readonly Screen[] = [
  { ...talents, path: paths.message },
  { ...talents, path: paths.conversation(':conversationKey') },
  { ...clients, path: paths.clientMessage },
  { ...clients, path: paths.clientConversation(':conversationKey') },
];
