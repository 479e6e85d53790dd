import type { ApolloClient } from '@apollo/client';
import { ConversationsDocument } from '../../generated/conversations';
import type { ArrivedMessage } from './ArrivedMessage';
import { updateRows } from './updateRows';

interface Place {
  userId: string;
  /** True when the message counts as unread for the person, because somebody else wrote it. */
  isUnread: boolean;
}

/**
 * Shows a new message in the cached list of the person's conversations. When that is not possible, for
 * example because the list does not contain the conversation, the list is queried again.
 */
export function showInList(client: ApolloClient, message: ArrivedMessage, { userId, isUnread }: Place): void {
  let isFollowed = true;
  client.cache.updateQuery({ query: ConversationsDocument, variables: { userId } }, (list) => {
    if (!list) return list;
    const items = updateRows(list.listUserConversations.items, message, isUnread);
    isFollowed = items !== null;
    return items ? { listUserConversations: { ...list.listUserConversations, items: [...items] } } : list;
  });
  // A failure leaves the list as it is; the next message or visit asks again.
  if (!isFollowed) client.refetchQueries({ include: [ConversationsDocument] }).catch(() => undefined);
}
