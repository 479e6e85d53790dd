import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { type Caller, query, type Document } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { messagingDocuments } from './messagingDocuments';
import { records } from '../records';
import { readAuditEntries } from '../readAuditEntries';
import { graphql } from '../../support/graphql';

const { refusal } = records;
const reason = '通報の確認のため';

type Entry = [action: string, detail: string];

let other: Person;
let admin: Person;

/**
 * Opens a conversation between the administrator and a talent, who writes something. Returns what a test does in it:
 * each test has a conversation of its own.
 */
async function aTalk() {
  const talent = await given.aTalent();
  const input = { participantIds: [talent.sub], name: 'ご相談' };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  const conversationId = data?.createConversation?.id ?? '';
  await query(messagingDocuments.send, { input: { conversationId, content: '秘密です' } }, talent);
  return {
    talent,
    conversationId,
    join: (more: object) => refusal('create', 'UserConversations', { conversationId, ...more }, admin),
    remove: ({ sub }: Person) =>
      refusal('delete', 'UserConversations', { id: `${conversationId}.${sub}` }, admin),
    /**
     * Returns the audit entries about the administrator's actions in the conversation after its start, sorted by action
     * and detail.
     */
    async logged(): Promise<Entry[]> {
      const entries = await readAuditEntries({ subject: conversationId, actor: admin.sub }, admin);
      const own = entries.filter(({ action }) => action !== 'startConversation');
      return own.map(({ action, detail }): Entry => [action, detail ?? '']).sort();
    },
  };
}

/** A conversation that the administrator has left, so that it is one of others. */
async function aTalkOfOthers() {
  const talk = await aTalk();
  expect(await talk.remove(admin)).toBeUndefined();
  expect(await talk.logged()).toEqual([]);
  return talk;
}

beforeAll(async () => {
  [other, admin] = [await given.aTalent(), await given.anAdministrator()];
});

const refusalOf = async (document: Document, variables: object, as: Caller) => {
  const { data, errors } = await query(document, { ...variables }, as);
  return errors[0]?.errorType ?? data;
};

test('an administrator who is not a member needs a reason to read', async () => {
  const [talent, job] = [await given.aTalent(), await given.anOpenJob()];
  const apply = graphql(`
    mutation Apply($input: CreateUserAppliesInput!) {
      createUserApplies(input: $input) {
        conversationId
      }
    }
  `);
  const input = { userID: talent.sub, openJobID: job.id };
  const { data } = await query(apply, { input }, talent);
  // The administrators of the job are members; this one is none.
  const id = data?.createUserApplies?.conversationId;
  expect(await refusalOf(messagingDocuments.conversation, { id }, admin)).toBe('InvalidInput');
  expect(await refusalOf(messagingDocuments.conversation, { id, reason: 'あ' }, admin)).toBe('InvalidInput');
  expect(
    await refusalOf(messagingDocuments.conversation, { id, reason: '通報の確認のため' }, admin),
  ).toMatchObject({
    getConversation: { id, messages: { items: [{ content: '応募しました' }] } },
  });
});

test('an administrator who is not a member sees the members, but no text', async () => {
  const [person, talent] = [await given.aTalent(), await given.aTalent()];
  const input = { participantIds: [person.sub, talent.sub] };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  const id = data?.createConversation?.id ?? '';
  const said = { conversationId: id, content: '秘密の打ち合わせです' };
  expect(await refusalOf(messagingDocuments.send, { input: said }, person)).toMatchObject({
    createMessage: {},
  });
  const own = graphql(`
    query Of($userId: ID) {
      listUserConversations(userId: $userId) {
        items {
          unreadCount
          lastMessage
        }
      }
    }
  `);
  const rowFor = async (as: Person) => (await query(own, { userId: talent.sub }, as)).data;
  const row = (lastMessage: string | null) => ({
    listUserConversations: { items: expect.arrayContaining([{ unreadCount: 1, lastMessage }]) },
  });
  expect(await rowFor(talent)).toEqual(row('秘密の打ち合わせです'));
  expect(await rowFor(admin)).toEqual(row(null));
  expect(JSON.stringify(await rowFor(admin))).not.toContain('秘密');
  const leave = graphql(`
    mutation Leave($input: DeleteUserConversationsInput!) {
      deleteUserConversations(input: $input) {
        lastMessage
      }
    }
  `);
  expect(await refusalOf(leave, { input: { id: `${id}.${talent.sub}` } }, admin)).toEqual({
    deleteUserConversations: { lastMessage: null },
  });
});

test('an administrator who opened a conversation reads it without audit entries, and leaves it', async () => {
  const { conversationId, remove, logged } = await aTalk();
  await query(messagingDocuments.thread, { conversationId }, admin);
  expect(await remove(admin)).toBeUndefined();
  expect(await logged()).toEqual([]);
});

test('an administrator joins a conversation of others with a reason, and each of their reads is logged', async () => {
  const { conversationId, join, logged } = await aTalkOfOthers();
  const userId = admin.sub;
  for (const none of [undefined, null, '', 'あ', '   あ   ', '長'.repeat(501)])
    expect(await join({ userId, reason: none })).toBe('InvalidInput');
  expect(await logged()).toEqual([]);
  expect(await join({ userId, reason })).toBeUndefined();
  expect(await logged()).toEqual([['joinConversation', reason]]);
  const { data } = await query(messagingDocuments.thread, { conversationId }, admin);
  expect(JSON.stringify(data)).toContain('秘密です');
  expect(await logged()).toEqual([
    ['joinConversation', reason],
    ['readConversation', reason],
  ]);
  await query(messagingDocuments.conversation, { id: conversationId }, admin);
  // With LOCAL_CHAOS, equal entries in a row count once.
  expect(await logged()).toHaveLength(process.env.LOCAL_CHAOS ? 2 : 3);
});

test('an administrator who joined gets no text outside the thread, and a subscription is logged', async () => {
  const { conversationId, talent, join, logged } = await aTalkOfOthers();
  const userId = admin.sub;
  expect(await join({ userId, reason })).toBeUndefined();
  const content = '次の秘密です';
  await query(messagingDocuments.send, { input: { conversationId, content } }, talent);
  const document = graphql(`
    query Own($sub: ID!) {
      listUserConversations {
        items {
          conversationId
          unreadCount
          lastMessage
        }
      }
      getUser(sub: $sub) {
        conversations {
          items {
            conversationId
            lastMessage
          }
        }
        messageReads {
          items {
            conversationId
            message {
              content
            }
          }
        }
      }
    }
  `);
  const own = await eventually('the unread message', async () => {
    const { data } = await query(document, { sub: userId }, admin);
    const row = data?.listUserConversations.items.find((each) => each.conversationId === conversationId);
    return (row?.unreadCount ?? 0) > 0 ? JSON.stringify(data) : undefined;
  });
  expect(own).toContain(conversationId);
  expect(own).not.toContain(content);
  const touched = await query(
    graphql(`
      mutation Read($input: UpdateUserConversationsInput!) {
        updateUserConversations(input: $input) {
          id
          lastMessage
        }
      }
    `),
    { input: { id: `${conversationId}.${userId}`, readAt: '2030-01-01T00:00:00Z' } },
    admin,
  );
  expect(touched.data).toEqual({
    updateUserConversations: { id: `${conversationId}.${userId}`, lastMessage: null },
  });
  const before = await logged();
  const socket = await Listener.open(admin);
  await socket.subscribe(`subscription Live($id: ID!) { onCreateMessage(conversationId: $id) { content } }`, {
    id: conversationId,
  });
  socket.close();
  expect(await logged()).toEqual([...before, ['readConversation', reason]].sort());
});

test('adding or removing a member by an administrator is logged', async () => {
  const { join, remove, logged } = await aTalk();
  expect(await join({ userId: other.sub })).toBeUndefined();
  expect(await remove(other)).toBeUndefined();
  expect(await logged()).toEqual([
    ['addMember', other.sub],
    ['removeMember', other.sub],
  ]);
});

test('members who leave by themselves are not logged; adding a member twice is refused and logged once', async () => {
  const { conversationId, talent, join, logged } = await aTalk();
  expect(await join({ userId: 'nobody' })).toBe('Unauthorized');
  expect(await join({ userId: talent.sub })).toBe('Conflict');
  const twice = { userId: other.sub, clientToken: ulid() };
  for (const _ of ['first', 'retry']) expect(await join(twice)).toBeUndefined();
  const own = { id: `${conversationId}.${talent.sub}` };
  expect(await refusal('delete', 'UserConversations', own, talent)).toBeUndefined();
  expect(await logged()).toEqual([['addMember', other.sub]]);
});
