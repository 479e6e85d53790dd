import { paths } from '../../lib/paths';
import type { WalkedScreen } from '../../lib/walk/WalkedScreen';

export const walk: readonly WalkedScreen[] = [
  {
    route: paths.message,
    as: 'talent',
    states: { loading: {}, empty: { as: 'beginner' }, error: {}, offline: {} },
  },
  {
    route: paths.conversation(':conversationKey'),
    as: 'talent',
    at: ({ conversationKey }) => paths.conversation(conversationKey),
    states: { loading: {}, error: {}, offline: {} },
  },
  // Members have the screens of talents; in the walk, the area is open only to administrators.
  { route: paths.clientMessage, as: 'admin', states: {} },
  {
    route: paths.clientConversation(':conversationKey'),
    as: 'admin',
    at: ({ conversationKey }) => paths.clientConversation(conversationKey),
    states: {},
  },
];
