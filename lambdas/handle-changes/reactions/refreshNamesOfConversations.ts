import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { conversationsOfJob } from '../conversationsOfJob';
import { hasNewOrganizationName } from '../hasNewOrganizationName';
import type { Reaction } from '../Reaction';

const KEPT = ['UserConversations.partnerName', 'Message.author'];

/**
 * Updates the organization's name in conversations when its job changes it, for example hides it: in members'
 * rows, from which mails take it, and in signatures of messages.
 */
export const refreshNamesOfConversations: Reaction = async (change) => {
  if (!hasNewOrganizationName(change)) return;
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of conversationsOfJob(String(change.after?.pk)))
    // Signatures derive from the member rows, so update these first.
    for (const prefix of ['UserConversations#', 'Message#'])
      await refreshAll('Conversation', await collection(TableName, pk, prefix), KEPT);
};
