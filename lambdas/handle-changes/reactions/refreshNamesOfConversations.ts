import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { conversationsOfJob } from '../conversationsOfJob';
import { hasNewOrganizationName } from '../hasNewOrganizationName';
import type { Reaction } from '../Reaction';

const KEPT = ['UserConversations.partnerName', 'UserConversations.lastAuthor', 'Message.author'];

/**
 * When a job changes its organization's public name (for example, hides it), updates that name in the job's
 * conversations: in the authors of messages, and in the member rows (each member's record of the
 * conversation), whose names also appear in mails.
 */
export const refreshNamesOfConversations: Reaction = async (change) => {
  if (!hasNewOrganizationName(change)) return;
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of conversationsOfJob(String(change.after?.pk)))
    // Signatures derive from the member rows, and the last author in these from the signature.
    for (const prefix of ['UserConversations#', 'Message#', 'UserConversations#'])
      await refreshAll('Conversation', await collection(TableName, pk, prefix), KEPT);
};
