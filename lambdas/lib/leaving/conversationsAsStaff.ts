import { env } from '../env';
import { indexed } from '../indexed';

interface Membership {
  conversationId: string;
  openJobId: string;
}

/**
 * Returns the conversations about jobs in which a person is job staff. Conversations in which they are the
 * talent are left out.
 */
export async function conversationsAsStaff(sub: string): Promise<Membership[]> {
  const rows = await indexed(env('CONVERSATION_TABLE'), 'byMember', 'memberKey', sub);
  return rows.flatMap(({ pk, conversation, isJobStaff }) => {
    const { openJobConversationsId } = (conversation ?? {}) as { openJobConversationsId?: string | null };
    const isTheirs = openJobConversationsId && isJobStaff !== false;
    return isTheirs ? [{ conversationId: pk, openJobId: openJobConversationsId }] : [];
  });
}
