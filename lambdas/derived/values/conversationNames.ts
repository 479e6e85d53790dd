import { Conversation } from '../../../model/entities/Conversation';
import { Message } from '../../../model/entities/Message';
import { UserConversations } from '../../../model/entities/UserConversations';
import { childId } from '../../../model/ids';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import { memberNames } from '../memberNames';
import type { Sources } from '../Sources';

const KEPT_BY = ['refreshNamesOfConversations', 'refreshPeopleOfConversations'];

const names: DerivedValue = {
  name: 'UserConversations.partnerName',
  table: UserConversations.table,
  entity: UserConversations.name,
  attributes: ['partnerName', 'partnerIcon', 'memberName'],
  keptBy: KEPT_BY,
  async valuesOf(row, sources) {
    const conversation = await sources.of(Conversation, row.pk);
    const shown = conversation && (await memberNames(row, conversation, sources));
    return shown && { ...shown };
  },
};

/**
 * Returns the author that a message must show if the author writes under an organization's name: the author's
 * sub with the organization's current name. Undefined for other messages, which keep the name that their
 * author had at the time.
 */
async function signature(message: StoredRow, sources: Sources): Promise<unknown> {
  const author = message.author as { sub?: string; name?: string } | undefined;
  if (message.isEvent === true || !author) return undefined;
  const row = await sources.of(UserConversations, childId(message.pk, String(message.authorId)));
  const conversation = await sources.of(Conversation, message.pk);
  if (!row || !conversation) return undefined;
  const shown = await memberNames(row, conversation, sources);
  return shown?.isOfOrganization ? { sub: message.authorId, name: shown.memberName } : undefined;
}

/**
 * The derived names in conversations: in the member rows (each member's record of the conversation), in the
 * authors of messages, and in the copy of the conversation in each member row.
 */
export const conversationNames = [
  names,
  attribute(Message, 'author', ['refreshNamesOfConversations'], signature),
  attribute(UserConversations, 'conversation', [], async (row, sources) => {
    const conversation = await sources.of(Conversation, row.pk);
    if (!conversation) return undefined;
    const { id, name, openJobConversationsId } = conversation;
    return { id, name, openJobConversationsId: openJobConversationsId ?? null };
  }),
];
