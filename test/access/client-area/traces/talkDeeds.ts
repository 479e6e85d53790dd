import { recordsOf } from '../../matrix/support/records';

const opened = (name: string, people = '"$self"') =>
  `${name} createConversation(input: { participantIds: [${people}], name: "ご相談" }) { id }`;
const said = (name: string, talk: string) =>
  `${name} createMessage(input: { conversationId: "$${talk}", content: "こんにちは", clientToken: "$ulid" }) { id }`;
const wrote = (name: string, talk: string) =>
  `${name} createMessage(input: { conversationId: "$${talk}", content: "お返事$said", clientToken: "$ulid" }) { id }`;
const left = (name: string, talk: string) =>
  `${name} deleteUserConversations(input: { id: "$${talk}.$self" }) { id }`;

/**
 * Mutations about conversations with the person whose account is erased later. Administrators open six
 * conversations with the person. The person stays in one, and leaves the others: after writing, after only
 * reading, before reading, without any message in it, and with a third member.
 */
export const talkDeeds = [
  ...recordsOf(
    'admin',
    [
      opened('staying'),
      opened('writtenLeft'),
      opened('readLeft'),
      opened('unreadLeft'),
      opened('silentLeft'),
      opened('groupLeft', '"$self", "$peer"'),
      ...['staying', 'writtenLeft', 'readLeft', 'unreadLeft', 'groupLeft'].map((talk) =>
        said(`${talk}Line`, talk),
      ),
    ].join('\n'),
  ),
  ...recordsOf(
    'self',
    [
      'stayingRead updateMessageRead(input: { id: "$stayingLine.$self", read: true }) { id }',
      'readAll updateUserConversations(input: { id: "$readLeft.$self", readAt: "2026-01-01T00:00:00Z" }) { id }',
      wrote('stayingWord', 'staying'),
      wrote('writtenWord', 'writtenLeft'),
      wrote('groupWord', 'groupLeft'),
    ].join('\n'),
  ),
  ...recordsOf(
    'self',
    ['writtenLeft', 'readLeft', 'unreadLeft', 'silentLeft', 'groupLeft']
      .map((talk) => left(`${talk}Gone`, talk))
      .join('\n'),
  ),
];
