import type { ApolloClient } from '@apollo/client';
import { ConversationsDocument } from '../../generated/conversations';
import type { ArrivedMessage } from './ArrivedMessage';
import { updateRows } from './updateRows';

interface Place {
  userId: string;
  /** True for a message of somebody else. */
  isUnread: boolean;
}

/** Shows a message in the person's list of conversations; asks for the list when it cannot follow from the message. */
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
