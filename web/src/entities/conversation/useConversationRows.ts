import { useQuery } from '@apollo/client/react';
import { ConversationsDocument } from '../../generated/conversations';

/** Returns the conversations of the person, newest first; undefined while they are loading. */
export function useConversationRows(userId: string) {
  const { data, error, refetch, fetchMore } = useQuery(ConversationsDocument, { variables: { userId } });
  return { page: data?.listUserConversations, error, refetch, fetchMore };
}
