import { useQuery } from '@apollo/client/react';
import { ConversationsDocument } from '../../generated/conversations';

/**
 * Queries the conversations of the person, newest first. `page` has those loaded so far; it is undefined
 * while the first ones are loading. `fetchMore` loads the next ones.
 */
export function useConversationRows(userId: string) {
  const { data, error, refetch, fetchMore } = useQuery(ConversationsDocument, { variables: { userId } });
  return { page: data?.listUserConversations, error, refetch, fetchMore };
}
