import { given } from '../../../support/given';
import { asked } from '../../client-area/asked';
import type { OpenArea } from '../../client-area/OpenArea';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { records } from '../../records';
import { listening } from '../aStaffedJob';
import type { Ending } from '../Ending';
import type { Scene } from '../Scene';
import { sayTo } from '../ways';

const { refusal } = records;

const cells = `
  y n n n | getConversation(id: "$conversation") { name }
  y n n n | getConversation(id: "$conversation") { participants { name } }
  y n n n | listMessagesByConversation(conversationId: "$conversation") { items { content } }
  y n n n | listUserConversations { items { lastMessage } }
  y n n n | getUser(sub: "$holder") { messageReads { items { message { content } } } }
  y ~ n n | getUser(sub: "$holder") { messageReads { items { id } } }
  y ~ n n | updateMessageRead(input: { id: "$unread", read: true }) { id }
  y n n n | updateUserConversations(input: { id: "$own", readAt: "2026-01-01T00:00:00Z" }) { id }
  y n n n | createMessage(input: { conversationId: "$conversation", content: "まだいます" }) { id }
  n n n n | createUserConversations(input: { conversationId: "$conversation", userId: "$holder" }) { id }
  y n n n | @a new message’s reader
  y n n n | @the open socket
  y n n n | @a new subscription
  y n n n | @the mail of what is unread
`;

/**
 * Prepares the test of a membership in a conversation that ends. An administrator has opened a conversation
 * between two talents. One of them, whose right is tested, has not read anything in it yet.
 */
async function aConversation(area: OpenArea): Promise<Scene> {
  const [holder, talent] = [await given.aTalent(), await given.aTalent()];
  const input = { participantIds: [holder.sub, talent.sub], name: 'ご相談' };
  const { id } = (await asked(messagingDocuments.converse, { input }, area.admin)) as {
    id: string;
  };
  const scene: Scene = { area, holder, talent, names: { conversation: id, holder: holder.sub } };
  const message = await sayTo(scene);
  scene.names.own = `${id}.${holder.sub}`;
  scene.names.unread = `${message.id}.${holder.sub}`;
  await sayTo(scene);
  return listening(scene);
}

const end = (by: 'holder' | 'administrator') => async (scene: Scene) => {
  await sayTo(scene);
  const as = by === 'holder' ? scene.holder : scene.area.admin;
  const refused = await refusal('delete', 'UserConversations', { id: scene.names.own }, as);
  if (refused) throw new Error(refused);
};

/**
 * Tests of the rights that end with the membership in a conversation. They end at once, because resolvers
 * read the member row.
 */
export const conversation: readonly Ending[] = [
  {
    right: 'the place in a conversation that a member leaves',
    cells,
    begin: aConversation,
    end: end('holder'),
  },
  {
    right: 'the place in a conversation that a member is removed from',
    cells,
    begin: aConversation,
    end: end('administrator'),
  },
];
