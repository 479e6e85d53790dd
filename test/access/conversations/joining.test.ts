import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { messagingDocuments } from './messagingDocuments';
import { records } from '../records';
import { readAuditEntries } from '../readAuditEntries';

const { refusal } = records;
const reason = '通報の確認のため';

let [talent, other, admin]: Person[] = [];
let conversationId: string;

const join = (input: object) =>
  refusal('create', 'UserConversations', { conversationId, ...input }, admin as Person);
const remove = (userId?: string) =>
  refusal('delete', 'UserConversations', { id: `${conversationId}.${userId}` }, admin as Person);

/**
 * Returns the audit entries about the administrator's actions in the conversation after its start, sorted
 * by action and detail.
 */
async function logged(): Promise<[action: string, detail: string][]> {
  const entries = await readAuditEntries({ subject: conversationId }, admin as Person);
  const own = entries.filter(({ actor, action }) => actor === admin?.sub && action !== 'startConversation');
  return own.map(({ action, detail }): [string, string] => [action, detail ?? '']).sort();
}

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
  const input = { participantIds: [talent.sub], name: 'ご相談' };
  const { data } = await query<{ createConversation: { id: string } }>(
    messagingDocuments.converse,
    { input },
    admin,
  );
  conversationId = data?.createConversation.id ?? '';
  await query(messagingDocuments.send, { input: { conversationId, content: '秘密です' } }, talent);
}, 60_000);

test('an administrator who opened a conversation reads it without audit entries, and leaves it', async () => {
  await query(messagingDocuments.thread, { conversationId }, admin as Person);
  expect(await remove(admin?.sub)).toBeUndefined();
  expect(await logged()).toEqual([]);
});

test('an administrator joins a conversation of others with a reason, and each of their reads is logged', async () => {
  const userId = admin?.sub;
  for (const none of [undefined, null, '', 'あ', '   あ   ', '長'.repeat(501)])
    expect(await join({ userId, reason: none })).toBe('InvalidInput');
  expect(await logged()).toEqual([]);
  expect(await join({ userId, reason })).toBeUndefined();
  expect(await logged()).toEqual([['joinConversation', reason]]);
  const { data } = await query(messagingDocuments.thread, { conversationId }, admin as Person);
  expect(JSON.stringify(data)).toContain('秘密です');
  expect(await logged()).toEqual([
    ['joinConversation', reason],
    ['readConversation', reason],
  ]);
  await query(messagingDocuments.conversation, { id: conversationId }, admin as Person);
  // With LOCAL_CHAOS, equal entries in a row count once.
  expect(await logged()).toHaveLength(process.env.LOCAL_CHAOS ? 2 : 3);
  expect(await remove(userId)).toBeUndefined();
});

test('an administrator who joined gets no text outside the thread, and a subscription is logged', async () => {
  const userId = admin?.sub;
  expect(await join({ userId, reason })).toBeUndefined();
  const content = '次の秘密です';
  await query(messagingDocuments.send, { input: { conversationId, content } }, talent as Person);
  const document = `query Own($sub: ID!) {
    listUserConversations { items { conversationId unreadCount lastMessage } }
    getUser(sub: $sub) {
      conversations { items { conversationId lastMessage } }
      messageReads { items { conversationId message { content } } }
    }
  }`;
  interface Own {
    listUserConversations: { items: { conversationId: string; unreadCount: number }[] };
  }
  const own = await eventually('the unread message', async () => {
    const { data } = await query<Own>(document, { sub: userId }, admin as Person);
    const row = data?.listUserConversations.items.find((each) => each.conversationId === conversationId);
    return row && row.unreadCount > 0 ? JSON.stringify(data) : undefined;
  });
  expect(own).toContain(conversationId);
  expect(own).not.toContain(content);
  const touched = await query(
    `mutation Read($input: UpdateUserConversationsInput!) {
      updateUserConversations(input: $input) { id lastMessage }
    }`,
    { input: { id: `${conversationId}.${userId}`, readAt: new Date().toISOString() } },
    admin as Person,
  );
  expect(touched.data).toEqual({
    updateUserConversations: { id: `${conversationId}.${userId}`, lastMessage: null },
  });
  const before = await logged();
  const socket = await Listener.open(admin as Person);
  await socket.subscribe(`subscription Live($id: ID!) { onCreateMessage(conversationId: $id) { content } }`, {
    id: conversationId,
  });
  socket.close();
  expect(await logged()).toEqual([...before, ['readConversation', reason]].sort());
  expect(await remove(userId)).toBeUndefined();
});

test('adding or removing a member by an administrator is logged', async () => {
  const before = await logged();
  expect(await join({ userId: other?.sub })).toBeUndefined();
  expect(await remove(other?.sub)).toBeUndefined();
  expect(await logged()).toEqual(
    [...before, ['addMember', `${other?.sub}`], ['removeMember', `${other?.sub}`]].sort(),
  );
});

test('members who leave by themselves are not logged; adding a member twice is refused and logged once', async () => {
  const before = await logged();
  expect(await join({ userId: 'nobody' })).toBe('Unauthorized');
  expect(await join({ userId: talent?.sub })).toBe('Conflict');
  const twice = { userId: other?.sub, clientToken: ulid() };
  for (const _ of ['first', 'retry']) expect(await join(twice)).toBeUndefined();
  const own = { id: `${conversationId}.${talent?.sub}` };
  expect(await refusal('delete', 'UserConversations', own, talent as Person)).toBeUndefined();
  expect(await logged()).toEqual([...before, ['addMember', `${other?.sub}`]].sort());
});
