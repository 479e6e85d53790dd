import type { SearchDocument } from '../Action';
import type { ConversationItems } from '../TableReader';
import { omitEmpty } from './omitEmpty';
import { wholeNames } from './wholeNames';

/**
 * Builds the search document of a conversation, for administrators: members, job, number of messages and
 * times. It does not contain the messages.
 */
export function conversationDocument(items: ConversationItems): SearchDocument {
  const { conversation, members, users, messageCount } = items;
  const { id, name, owners, openJobConversationsId, openJob, createdAt, updatedAt, version } = conversation;
  const times = members.map(({ lastMessageAt }) => String(lastMessageAt ?? createdAt)).sort();
  const lastMessageAt = times.at(-1) ?? createdAt;
  const participants = members.map(({ userId, memberName }, index) => ({
    sub: userId,
    name: users[index]?.name ?? users[index]?.displayName ?? memberName ?? null,
    profileIcon: users[index]?.profileIcon ?? null,
  }));
  const record = {
    id,
    name,
    openJobConversationsId,
    createdAt,
    updatedAt,
    version,
    messageCount,
    lastMessageAt,
  };
  return omitEmpty({
    ...record,
    userId: members.map(({ userId }) => userId),
    memberNames: participants.map((each) => each.name).filter(Boolean),
    wholeNames: wholeNames(participants.map((each) => each.name)),
    jobTitle: (openJob as { title?: unknown } | undefined)?.title,
    conversation: { ...record, owners, openJob: openJob ?? null, participants },
  });
}
