import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { conversationsOfJob } from '../conversationsOfJob';
import { hasNewOrganizationName } from '../hasNewOrganizationName';
import type { Reaction } from '../Reaction';

/** What is updated, in this order: signatures derive from the member rows, and the last author from a signature. */
const STEPS = [
  { prefix: 'UserConversations#', values: ['UserConversations.partnerName'] },
  { prefix: 'Message#', values: ['Message.author'] },
  { prefix: 'UserConversations#', values: ['UserConversations.lastAuthor'] },
];

/**
 * When a job changes its organization's public name (for example, hides it), updates that name in the job's
 * conversations: in the authors of messages, and in the member rows (each member's record of the
 * conversation), whose names also appear in mails.
 */
export const refreshNamesOfConversations: Reaction = async (change) => {
  if (!hasNewOrganizationName(change)) return;
  const TableName = env('CONVERSATION_TABLE');
  for await (const { pk } of conversationsOfJob(String(change.after?.pk)))
    for (const { prefix, values } of STEPS)
      await refreshAll('Conversation', await collection(TableName, pk, prefix), values);
};
