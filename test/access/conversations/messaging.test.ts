import type { Person } from '../../support/api/Person';
import { type Caller, query, type Document } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { now } from '../../support/now';
import { ulid } from '../../support/ulid';
import { messagingDocuments as documents } from './messagingDocuments';

type Page = Awaited<ReturnType<typeof thread>>;

/** A conversation that an administrator has opened with a talent. Each test has one of its own. */
interface Talk {
  conversationId: string;
  talent: Person;
}

let other: Person;
let admin: Person;

const refusal = async (document: Document, variables: object, as: Caller) => {
  const { data, errors } = await query(document, { ...variables }, as);
  return errors[0]?.errorType ?? data;
};
const converse = async (participantIds: string[]): Promise<string> => {
  const input = { participantIds, name: 'ご相談' };
  const { data } = await query(documents.converse, { input }, admin);
  return data?.createConversation?.id ?? '';
};
const aTalk = async (): Promise<Talk> => {
  const talent = await given.aTalent();
  return { talent, conversationId: await converse([talent.sub]) };
};
const send = async ({ conversationId }: Talk, content: string, as: Person, clientToken?: string) => {
  const input = { conversationId, content, clientToken };
  const { data, errors } = await query(documents.send, { input }, as);
  return data?.createMessage?.id ?? errors[0]?.errorType ?? '';
};
const thread = async ({ conversationId }: Talk, as: Person, page: object = {}) => {
  const variables = { conversationId, ...page };
  const { data } = await query(documents.thread, variables, as);
  return data?.listMessagesByConversation ?? { items: [], nextToken: null };
};
const rowOf = async ({ conversationId }: Talk, person: Person) => {
  const { data } = await query(documents.list, {}, person);
  return data?.listUserConversations.items.find((row) => row.conversationId === conversationId);
};
const unreadOf = async (person: Person) => {
  const { data } = await query(documents.unread, { sub: person.sub }, person);
  return data?.getUser?.messageReads?.items ?? [];
};
/** The input with which a member reads the whole conversation. */
const wholeOf = ({ conversationId }: Talk, { sub }: Person) => ({
  id: `${conversationId}.${sub}`,
  readAt: '2030-01-01T00:00:00Z',
});

beforeAll(async () => {
  [other, admin] = [await given.aTalent(), await given.anAdministrator()];
});

test('only administrators open a conversation, and only with people who exist', async () => {
  const talent = await given.aTalent();
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
    const { conversationId, talent } = await aTalk();
    expect(await refusal(documents.send, { input: { conversationId, content } }, talent)).toBe(
      'InvalidInput',
    );
  },
);

test('a message is visible to both members at once, and unread for the recipient only', async () => {
  const talk = await aTalk();
  const { talent } = talk;
  const id = await send(talk, 'はじめまして', admin);
  expect(await rowOf(talk, talent)).toMatchObject({
    lastMessage: 'はじめまして',
    unreadCount: 1,
    partnerName: 'Enishi運営',
  });
  expect(await rowOf(talk, admin)).toMatchObject({ lastMessage: 'はじめまして', unreadCount: 0 });
  expect((await thread(talk, talent)).items).toMatchObject([
    { id, content: 'はじめまして', messageReads: { items: [{ userId: talent.sub, read: false }] } },
  ]);
  expect((await unreadOf(talent)).map(({ message }) => message?.content)).toEqual(['はじめまして']);
});

test('among three, the list names who wrote the last message, not the operator', async () => {
  const [first, second] = [
    await given.aTalent({ displayName: 'はやて' }),
    await given.aTalent({ displayName: 'こだま' }),
  ];
  const talk = { talent: first, conversationId: await converse([first.sub, second.sub]) };
  await send(talk, '運営の者ではありません', first);
  expect(await rowOf(talk, second)).toMatchObject({ partnerName: 'Enishi運営', lastAuthor: 'はやて' });
  expect(await rowOf(talk, admin)).toMatchObject({ lastAuthor: 'はやて' });
  expect(await rowOf(talk, first)).toMatchObject({ lastMessage: '運営の者ではありません', lastAuthor: null });
  await send(talk, 'ご連絡ありがとうございます', admin);
  expect(await rowOf(talk, second)).toMatchObject({ lastAuthor: 'Enishi運営' });
  expect(await rowOf(talk, admin)).toMatchObject({ lastAuthor: null });
});

test('a message is marked as read only by its reader, once, and the unread count follows', async () => {
  const talk = await aTalk();
  const { talent } = talk;
  await send(talk, 'お読みください', admin);
  const [unread] = await unreadOf(talent);
  const input = { id: unread?.id, read: true };
  expect(await refusal(documents.read, { input }, other)).toBe('NotFound');
  expect(await refusal(documents.read, { input }, admin)).toBe('NotFound');
  expect(await refusal(documents.read, { input: { ...input, read: false } }, talent)).toBe('InvalidInput');
  const done = { updateMessageRead: { id: unread?.id, read: true } };
  expect(await refusal(documents.read, { input }, talent)).toEqual(done);
  expect(await refusal(documents.read, { input }, talent)).toEqual(done);
  expect(await rowOf(talk, talent)).toMatchObject({ unreadCount: 0 });
  expect(await unreadOf(talent)).toEqual([]);
});

test('non-members can neither read nor write, and cannot find out that the conversation exists', async () => {
  const talk = await aTalk();
  const { conversationId, talent } = talk;
  expect(await refusal(documents.send, { input: { conversationId, content: '割り込み' } }, other)).toBe(
    'Unauthorized',
  );
  expect(await thread(talk, other)).toEqual({ items: [], nextToken: null });
  expect(await refusal(documents.conversation, { id: conversationId }, other)).toEqual({
    getConversation: null,
  });
  const whole = wholeOf(talk, talent);
  expect(await refusal(documents.readAll, { input: whole }, other)).toBe('NotFound');
  expect(await refusal(documents.leave, { input: { id: whole.id } }, other)).toBe('NotFound');
  expect(await refusal(documents.join, { input: { conversationId, userId: other.sub } }, other)).toBe(
    'Unauthorized',
  );
  const forged = { conversationId, content: 'なりすまし', authorId: admin.sub };
  expect(await refusal(documents.send, { input: forged }, talent)).toBe('Unauthorized');
});

test('ten equal messages with one client token are stored once, and another person’s token does not match them', async () => {
  const talk = await aTalk();
  const token = ulid();
  const ids = await Promise.all(Array.from({ length: 10 }, () => send(talk, '一度だけ', talk.talent, token)));
  expect(new Set(ids).size).toBe(1);
  const { items } = await thread(talk, talk.talent);
  expect(items.map(({ content }) => content)).toEqual(['一度だけ']);
  expect(await send(talk, '別の人', admin, token)).toBe('Conflict');
});

test('a message that is sent again days later is found by its client token, and stored once', async () => {
  const talk = await aTalk();
  const token = ulid(now() - 3 * 86_400_000);
  const write = () => send(talk, '遅れて届く', talk.talent, token);
  const [first, again] = [await write(), await write()];
  expect(again).toBe(first);
  expect((await thread(talk, talk.talent)).items.map(({ id }) => id)).toEqual([first]);
});

test('a thread is paged in both directions, with each message once and its readers', async () => {
  const talk = await aTalk();
  const { conversationId, talent } = talk;
  for (const number of [1, 2, 3, 4, 5, 6, 7]) await send(talk, `${number}通目`, talent);
  const all = (await thread(talk, talent, { limit: 80 })).items.map(({ id }) => id);
  expect(all).toHaveLength(7);
  for (const sortDirection of ['ASC', 'DESC']) {
    const seen: string[] = [];
    let nextToken: string | null = null;
    do {
      const page: Page = await thread(talk, talent, { limit: 3, nextToken, sortDirection });
      expect(page.items.length).toBeGreaterThan(0);
      for (const { messageReads } of page.items) expect(messageReads?.items).toHaveLength(1);
      seen.push(...page.items.map(({ id }) => id));
      nextToken = page.nextToken;
    } while (nextToken);
    expect(sortDirection === 'ASC' ? seen : seen.toReversed()).toEqual(all);
  }
  expect(await refusal(documents.thread, { conversationId, nextToken: 'x' }, talent)).toBe('InvalidInput');

  const { data } = await query(documents.newest, { id: conversationId }, talent);
  const last = await thread(talk, talent, { limit: 3, sortDirection: 'DESC' });
  expect(data?.getConversation?.messages).toEqual(last);
  expect(data?.getConversation?.participants).toHaveLength(2);
});

test('reading the whole conversation resets its count and every unread row, not those of later messages', async () => {
  const talk = await aTalk();
  const { talent } = talk;
  for (const content of ['一通目', '二通目']) await send(talk, content, talent);
  expect((await rowOf(talk, admin))?.unreadCount).toBe(2);
  await query(documents.readAll, { input: wholeOf(talk, admin) }, admin);
  expect(await rowOf(talk, admin)).toMatchObject({ unreadCount: 0 });
  const isRead = async () => {
    const { items } = await thread(talk, talent);
    return items.flatMap(({ messageReads }) =>
      messageReads?.items.filter(({ userId }) => userId === admin.sub).map(({ read }) => read),
    );
  };
  await eventually('every row to be read', async () =>
    String(await isRead()) === String([true, true]) ? true : undefined,
  );
  await send(talk, '三通目', talent);
  expect(await rowOf(talk, admin)).toMatchObject({ unreadCount: 1 });
  expect((await isRead()).sort()).toEqual([false, true, true]);
});

test('an added member takes part, a member who left does not', async () => {
  const talk = await aTalk();
  const { conversationId } = talk;
  const input = { conversationId, userId: other.sub };
  const { id } = wholeOf(talk, other);
  expect(await refusal(documents.join, { input }, admin)).toMatchObject({ createUserConversations: {} });
  expect(await refusal(documents.join, { input }, admin)).toBe('Conflict');
  expect(await send(talk, 'よろしくお願いします', other)).toContain(conversationId);
  expect(await refusal(documents.leave, { input: { id } }, other)).toMatchObject({
    deleteUserConversations: { id },
  });
  expect(await send(talk, 'まだいます', other)).toBe('Unauthorized');
  expect(await thread(talk, other)).toEqual({ items: [], nextToken: null });
});

test('a text that is too long or empty is InvalidInput', async () => {
  const talk = await aTalk();
  expect(await send(talk, ' ', talk.talent)).toBe('InvalidInput');
  expect(await send(talk, '長'.repeat(4001), talk.talent)).toBe('InvalidInput');
  expect(await send(talk, '長'.repeat(4000), talk.talent)).toContain(talk.conversationId);
});
