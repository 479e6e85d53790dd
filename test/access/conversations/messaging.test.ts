import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { messagingDocuments as documents } from './messagingDocuments';

interface Message {
  id: string;
  content: string;
  messageReads: { items: { id: string; userId: string; read: boolean }[] };
}
type Page = { items: Message[]; nextToken: string | null };
type Row = { conversationId: string; partnerName: string; lastMessage: string; unreadCount: number };

let talent: Person;
let other: Person;
let admin: Person;
let conversationId: string;

const refusal = async (document: string, variables: object, as: Caller) => {
  const { data, errors } = await query(document, { ...variables }, as);
  return errors[0]?.errorType ?? data;
};
const send = async (content: string, as: Person, clientToken?: string) => {
  const input = { conversationId, content, clientToken };
  const { data, errors } = await query<{ createMessage: Message }>(documents.send, { input }, as);
  return data?.createMessage?.id ?? errors[0]?.errorType ?? '';
};
const thread = async (as: Person, page: object = {}) => {
  const variables = { conversationId, ...page };
  const { data } = await query<{ listMessagesByConversation: Page }>(documents.thread, variables, as);
  return data?.listMessagesByConversation ?? { items: [], nextToken: null };
};
const rowOf = async (person: Person) => {
  const { data } = await query<{ listUserConversations: { items: Row[] } }>(documents.list, {}, person);
  return data?.listUserConversations.items.find((row) => row.conversationId === conversationId);
};
const unreadOf = async (person: Person) => {
  const { data } = await query<{ getUser: { messageReads: { items: { id: string; message: Message }[] } } }>(
    documents.unread,
    { sub: person.sub },
    person,
  );
  return data?.getUser.messageReads.items ?? [];
};

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
  const input = { participantIds: [talent.sub], name: 'ご相談' };
  const { data } = await query<{ createConversation: { id: string } }>(documents.converse, { input }, admin);
  conversationId = data?.createConversation.id ?? '';
}, 60_000);

test('only administrators open a conversation, and only with people who exist', async () => {
  expect(await refusal(documents.converse, { input: { participantIds: [other.sub] } }, talent)).toBe(
    'Unauthorized',
  );
  expect(await refusal(documents.converse, { input: { participantIds: ['nobody'] } }, admin)).toBe(
    'Unauthorized',
  );
  expect(await refusal(documents.converse, { input: { participantIds: [] } }, admin)).toBe('InvalidInput');
});

test.each(['', ' \n', '\u200b', '\u3164', '\u2800', '\u200b \u3164\u2800'])(
  'a message with nothing to see is refused: %j',
  async (content) => {
    expect(await refusal(documents.send, { input: { conversationId, content } }, talent)).toBe(
      'InvalidInput',
    );
  },
);

test('a message is visible to both members at once, and unread for the recipient only', async () => {
  const id = await send('はじめまして', admin);
  expect(await rowOf(talent)).toMatchObject({
    lastMessage: 'はじめまして',
    unreadCount: 1,
    partnerName: 'Enishi運営',
  });
  expect(await rowOf(admin)).toMatchObject({ lastMessage: 'はじめまして', unreadCount: 0 });
  expect((await thread(talent)).items).toMatchObject([
    { id, content: 'はじめまして', messageReads: { items: [{ userId: talent.sub, read: false }] } },
  ]);
  expect((await unreadOf(talent)).map(({ message }) => message.content)).toEqual(['はじめまして']);
});

test('a message is marked as read only by its reader, once, and the unread count follows', async () => {
  const [unread] = await unreadOf(talent);
  const input = { id: unread?.id, read: true };
  expect(await refusal(documents.read, { input }, other)).toBe('NotFound');
  expect(await refusal(documents.read, { input }, admin)).toBe('NotFound');
  expect(await refusal(documents.read, { input: { ...input, read: false } }, talent)).toBe('InvalidInput');
  const done = { updateMessageRead: { id: unread?.id, read: true } };
  expect(await refusal(documents.read, { input }, talent)).toEqual(done);
  expect(await refusal(documents.read, { input }, talent)).toEqual(done);
  expect(await rowOf(talent)).toMatchObject({ unreadCount: 0 });
  expect(await unreadOf(talent)).toEqual([]);
});

test('non-members can neither read nor write, and cannot find out that the conversation exists', async () => {
  expect(await refusal(documents.send, { input: { conversationId, content: '割り込み' } }, other)).toBe(
    'Unauthorized',
  );
  expect(await thread(other)).toEqual({ items: [], nextToken: null });
  expect(await refusal(documents.conversation, { id: conversationId }, other)).toEqual({
    getConversation: null,
  });
  expect(await refusal(documents.readAll, { input: rows(talent) }, other)).toBe('NotFound');
  expect(await refusal(documents.leave, { input: { id: rows(talent).id } }, other)).toBe('NotFound');
  expect(await refusal(documents.join, { input: { conversationId, userId: other.sub } }, other)).toBe(
    'Unauthorized',
  );
  const forged = { conversationId, content: 'なりすまし', authorId: admin.sub };
  expect(await refusal(documents.send, { input: forged }, talent)).toBe('Unauthorized');
});
const rows = (person: Person) => ({ id: `${conversationId}.${person.sub}`, readAt: '2030-01-01T00:00:00Z' });

test('an administrator who is not a member needs a reason to read', async () => {
  const job = await given.anOpenJob();
  const apply = /* GraphQL */ `
    mutation Apply($input: CreateUserAppliesInput!) {
      createUserApplies(input: $input) {
        conversationId
      }
    }
  `;
  const input = { userID: talent.sub, openJobID: job.id };
  const { data } = await query<{ createUserApplies: { conversationId: string } }>(apply, { input }, talent);
  const id = data?.createUserApplies.conversationId;
  await query(documents.leave, { input: { id: `${id}.${admin.sub}` } }, admin);
  expect(await refusal(documents.conversation, { id }, admin)).toBe('InvalidInput');
  expect(await refusal(documents.conversation, { id, reason: 'あ' }, admin)).toBe('InvalidInput');
  expect(await refusal(documents.conversation, { id, reason: '通報の確認のため' }, admin)).toMatchObject({
    getConversation: { id, messages: { items: [{ content: '応募しました' }] } },
  });
});

test('an administrator who is not a member sees the members, but no text', async () => {
  const person = await given.aTalent();
  const input = { participantIds: [person.sub, talent.sub] };
  const { data } = await query<{ createConversation: { id: string } }>(documents.converse, { input }, admin);
  const id = data?.createConversation.id ?? '';
  const said = { conversationId: id, content: '秘密の打ち合わせです' };
  expect(await refusal(documents.send, { input: said }, person)).toMatchObject({ createMessage: {} });
  const own = `query Of($userId: ID) { listUserConversations(userId: $userId) { items { unreadCount lastMessage } } }`;
  const rowFor = async (as: Person) => (await query(own, { userId: talent.sub }, as)).data;
  const row = (lastMessage: string | null) => ({
    listUserConversations: { items: expect.arrayContaining([{ unreadCount: 1, lastMessage }]) },
  });
  expect(await rowFor(talent)).toEqual(row('秘密の打ち合わせです'));
  expect(await rowFor(admin)).toEqual(row(null));
  expect(JSON.stringify(await rowFor(admin))).not.toContain('秘密');
  const leave = `mutation Leave($input: DeleteUserConversationsInput!) { deleteUserConversations(input: $input) { lastMessage } }`;
  expect(await refusal(leave, { input: { id: `${id}.${talent.sub}` } }, admin)).toEqual({
    deleteUserConversations: { lastMessage: null },
  });
});

test('ten equal messages with one client token are stored once, and another person’s token does not match them', async () => {
  const token = ulid();
  const ids = await Promise.all(Array.from({ length: 10 }, () => send('一度だけ', talent, token)));
  expect(new Set(ids).size).toBe(1);
  const { items } = await thread(talent, { limit: 80 });
  expect(items.filter(({ content }) => content === '一度だけ')).toHaveLength(1);
  expect(await send('別の人', admin, token)).toBe('Conflict');
});

test('a message that is sent again days later is found by its client token, and stored once', async () => {
  const token = ulid(Date.now() - 3 * 86_400_000);
  const [first, again] = [await send('遅れて届く', talent, token), await send('遅れて届く', talent, token)];
  expect(again).toBe(first);
  const { items } = await thread(talent, { limit: 80 });
  expect(items.filter(({ content }) => content === '遅れて届く').map(({ id }) => id)).toEqual([first]);
});

test('a thread is paged in both directions, with each message once and its readers', async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await send(`${number}通目`, talent);
  const all = (await thread(talent, { limit: 80 })).items.map(({ id }) => id);
  for (const sortDirection of ['ASC', 'DESC']) {
    const seen: string[] = [];
    let nextToken: string | null = null;
    do {
      const page: Page = await thread(talent, { limit: 3, nextToken, sortDirection });
      expect(page.items.length).toBeGreaterThan(0);
      for (const { messageReads } of page.items) expect(messageReads.items).toHaveLength(1);
      seen.push(...page.items.map(({ id }) => id));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(sortDirection === 'ASC' ? seen : seen.toReversed()).toEqual(all);
  }
  expect(await refusal(documents.thread, { conversationId, nextToken: 'x' }, talent)).toBe('InvalidInput');
});

test('reading the whole conversation resets its count and every unread row', async () => {
  expect((await rowOf(admin))?.unreadCount).toBeGreaterThan(1);
  await query(documents.readAll, { input: rows(admin) }, admin);
  expect(await rowOf(admin)).toMatchObject({ unreadCount: 0 });
  await eventually('every row to be read', async () => {
    const { items } = await thread(talent, { limit: 80 });
    const theirs = items.flatMap(({ messageReads }) =>
      messageReads.items.filter(({ userId }) => userId === admin.sub),
    );
    return theirs.every(({ read }) => read) ? theirs : undefined;
  });
});

test('an added member takes part, a member who left does not', async () => {
  const input = { conversationId, userId: other.sub };
  expect(await refusal(documents.join, { input }, admin)).toMatchObject({ createUserConversations: {} });
  expect(await refusal(documents.join, { input }, admin)).toBe('Conflict');
  expect(await send('よろしくお願いします', other)).toContain(conversationId);
  expect(await refusal(documents.leave, { input: { id: rows(other).id } }, other)).toMatchObject({
    deleteUserConversations: { id: rows(other).id },
  });
  expect(await send('まだいます', other)).toBe('Unauthorized');
  expect(await thread(other)).toEqual({ items: [], nextToken: null });
});

test('a text that is too long or empty is InvalidInput', async () => {
  expect(await send(' ', talent)).toBe('InvalidInput');
  expect(await send('長'.repeat(4001), talent)).toBe('InvalidInput');
  expect(await send('長'.repeat(4000), talent)).toContain(conversationId);
});
