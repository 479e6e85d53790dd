import type { ApolloClient } from '@apollo/client';

/** A person has read a conversation: `later` is how many unread messages follow what was read. */
interface Read {
  userId: string;
  conversationId: string;
  later: number;
}

/** Connects the windows of the app in one browser; missing where nothing but the tests runs. */
const channel =
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('enishi.conversations.reads');

function lower({ cache }: ApolloClient, { userId, conversationId, later }: Read): void {
  cache.modify({
    id: cache.identify({ __typename: 'UserConversations', id: `${conversationId}.${userId}` }),
    // Another window may have read further.
    fields: { unreadCount: (known: number | null) => Math.min(known ?? 0, later) },
  });
}

/** Lowers the number of unread messages in the list of conversations, in all windows of this browser. */
export const reads = {
  announce(client: ApolloClient, read: Read): void {
    lower(client, read);
    channel?.postMessage(read);
  },
  /** Takes over what was read in other windows. Returns a function that ends this. */
  follow(client: ApolloClient): () => void {
    const take = ({ data }: MessageEvent<Read>) => lower(client, data);
    channel?.addEventListener('message', take);
    return () => channel?.removeEventListener('message', take);
  },
};
