import { Conversation } from '../../../model/entities/Conversation';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { addressOf, childId } from '../../../model/ids';
import type { Item } from '../../lib/Item';
import type { DerivedRow } from '../DerivedRow';
import { jobOf } from '../jobOf';
import { sideOf } from '../sideOf';
import type { Sources } from '../Sources';

const KIND = 'JobConversation';

/** The talents with whom a job's side opened this conversation, as long as they are its members. */
async function talentsOf(conversation: Item, sources: Sources): Promise<string[]> {
  const opener = String(conversation.createdBy);
  const applied = childId(opener, String(conversation.openJobConversationsId));
  if ((await sources.of(UserApplies, applied))?.conversationId === conversation.id) return [];
  const owners = ((conversation.owners ?? []) as string[]).filter((sub) => sub !== opener);
  const rows = await Promise.all(
    owners.map((sub) => sources.of(UserConversations, childId(conversation.pk, sub))),
  );
  return owners.filter((_, index) => rows[index]);
}

/** On a talent's desk: whose job they are talking about, by which its side has business with them. */
export const jobConversations: DerivedRow = {
  name: KIND,
  source: { table: Conversation.table, entity: Conversation.name },
  table: 'Talent',
  isOne: ({ __typename }) => __typename === KIND,
  sourceOf: ({ sk }) => ({
    table: Conversation.table,
    key: addressOf(Conversation, sk.slice(KIND.length + 1)),
  }),
  ignored: ['parentSort'],
  keptBy: ['forgetMember', 'refreshSideOfRows'],
  async rowsOf(conversation, sources) {
    const job = await jobOf(conversation, sources);
    if (!job) return [];
    const talents = await talentsOf(conversation, sources);
    return talents.map((sub) => ({
      ...{ pk: `${sub}#desk`, sk: `${KIND}#${conversation.pk}`, __typename: KIND },
      ...{ parentKey: `OpenJob#${job.pk}`, parentSort: `${KIND}#${String(conversation.createdAt)}` },
      ...sideOf(job),
    }));
  },
};
