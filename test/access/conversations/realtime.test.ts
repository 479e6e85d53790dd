import { Listener } from '../../support/api/Listener';
import type { Person } from '../../support/api/Person';
import { query, type Document } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { settle } from '../over-time/settle';
import { messagingDocuments } from './messagingDocuments';
import { realtimeDocuments as documents } from './realtimeDocuments';
import { composed } from '../../support/composed';

interface Message {
  id: string;
  content: string;
  conversationId: string;
}
interface Read {
  id: string;
  userId: string;
  conversationId: string;
  read: boolean;
}

const TALENTS = 5;
const SOCKETS_EACH = 4;
const CONVERSATIONS_A_SOCKET = 2;
const MESSAGES_A_REQUEST = 10;
const CONVERSATIONS = TALENTS * SOCKETS_EACH * CONVERSATIONS_A_SOCKET;
/** How many messages this test sends in total. The environment variable `MESSAGES` replaces the default. */
const MESSAGES = Number(process.env.MESSAGES ?? 200);
const MESSAGES_A_CONVERSATION = MESSAGES / CONVERSATIONS;

let admin: Person;
let talents: Person[];
const opened: Listener[] = [];

const listen = async (person: Person) => {
  const listener = await Listener.open(person);
  opened.push(listener);
  return listener;
};
const standing = async (listener: Listener, document: Document, variables: object) => {
  for (let attempt = 1; ; attempt += 1) {
    const number = await listener.subscribe(document, variables);
    if (typeof number !== 'string') return number;
    // DynamoDB may refuse the reading of a member, by chance; the web app subscribes again, too.
    if (!process.env.LOCAL_CHAOS || attempt === 5) throw new Error(`refused: ${number}`);
  }
};
const converse = async (person: Person) => {
  const input = { participantIds: [person.sub], name: 'ご相談' };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  return data?.createConversation?.id ?? '';
};
/** Sends the messages in their order with one GraphQL document. Returns their ids. */
const send = async (conversationId: string, contents: string[], as: Person) => {
  const fields = contents.map(
    (content, index) =>
      `m${index}: createMessage(input: { conversationId: "${conversationId}", content: "${content}" }) { id }`,
  );
  const { data, errors } = await query(
    composed<Record<string, { id: string }>>`mutation { ${fields.join('\n')} }`,
    {},
    as,
  );
  if (errors[0]) throw new Error(`${errors[0].errorType}: ${errors[0].message}`);
  return Object.values(data ?? {}).map(({ id }) => id);
};

beforeAll(async () => {
  admin = await given.theAdministrator();
  talents = [];
  for (let count = 0; count < TALENTS; count += 1) talents.push(await given.aTalent());
});

afterAll(() => opened.forEach((listener) => listener.close()));

test(`${MESSAGES} messages over ${CONVERSATIONS} conversations reach 20 sockets: none lost, none leaked`, async () => {
  const own = await Promise.all(talents.map(listen));
  const heard = await Promise.all(
    own.map(async (listener, index) => {
      const userId = talents[index]?.sub;
      const conversations = await standing(listener, documents.conversations, { userId });
      return { conversations, reads: await standing(listener, documents.reads, { userId }) };
    }),
  );
  const sockets: { listener: Listener; conversations: string[] }[] = [];
  for (const person of talents) {
    for (let socket = 0; socket < SOCKETS_EACH; socket += 1) {
      const conversations = await Promise.all(
        Array.from({ length: CONVERSATIONS_A_SOCKET }, () => converse(person)),
      );
      const listener = await listen(person);
      for (const conversationId of conversations)
        await standing(listener, documents.messages, { conversationId });
      sockets.push({ listener, conversations });
    }
  }
  const sent = new Map<string, string[]>();
  const contents = Array.from({ length: MESSAGES_A_CONVERSATION }, (_, index) => `${index}通目`);
  await Promise.all(
    sockets.map(async ({ conversations }) => {
      for (const conversationId of conversations) {
        const ids: string[] = [];
        for (let at = 0; at < contents.length; at += MESSAGES_A_REQUEST)
          ids.push(...(await send(conversationId, contents.slice(at, at + MESSAGES_A_REQUEST), admin)));
        sent.set(conversationId, ids);
      }
    }),
  );
  expect([...sent.values()].flat()).toHaveLength(MESSAGES);
  // Then everything has been sent to the sockets, also what would have been lost or leaked.
  await settle.streams();
  for (const listener of opened) await listener.catchUp();
  for (const { listener, conversations } of sockets) {
    const expected = conversations.flatMap((id) => sent.get(id) ?? []).sort();
    const ids = () => [...new Set(listener.all<Message>().map(({ id }) => id))].sort();
    expect(ids()).toEqual(expected);
  }
  for (const [index, listener] of own.entries()) {
    const sub = `${talents[index]?.sub}`;
    const of = <Row>(kind: 'conversations' | 'reads') => listener.all<Row>(heard[index]?.[kind]);
    const count = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id)).size;
    const perTalent = SOCKETS_EACH * CONVERSATIONS_A_SOCKET;
    expect(count(of<Read>('reads'))).toBe(perTalent * MESSAGES_A_CONVERSATION);
    expect(count(of<Read>('conversations'))).toBe(perTalent);
    const others = [...of<Read>('reads'), ...of<Read>('conversations')].filter(
      ({ userId }) => userId !== sub,
    );
    expect(others).toEqual([]);
  }
});

test('nobody can subscribe as another person, or to a conversation of others', async () => {
  const [talent, other] = talents as [Person, Person];
  const listener = await listen(talent);
  for (const document of [documents.conversations, documents.reads])
    expect(await listener.subscribe(document, { userId: other.sub })).toBe('Unauthorized');
  const conversationId = await converse(other);
  for (const document of [documents.messages, documents.updatedReads]) {
    expect(await listener.subscribe(document, { conversationId })).toBe('Unauthorized');
    expect(await listener.subscribe(document, { conversationId: 'nowhere' })).toBe('Unauthorized');
  }
  const [admins] = [await listen(admin)];
  expect(await admins.subscribe(documents.reads, { userId: other.sub })).toBe('Unauthorized');
});

test('an unread message arrives with its text and its author, whatever screen is open', async () => {
  const [talent] = talents as [Person];
  const conversationId = await converse(talent);
  const listener = await listen(talent);
  const number = await standing(listener, documents.reads, { userId: talent.sub });
  const [id] = await send(conversationId, ['どの画面でも'], admin);
  const heard = () => listener.all<Read>(number).find((read) => read.conversationId === conversationId);
  expect(await eventually('the unread row', async () => heard())).toMatchObject({
    id: `${id}.${talent.sub}`,
    message: { id, conversationId, content: 'どの画面でも', author: { name: 'Enishi運営' } },
  });
});

test('the sender sees at once that a message was read', async () => {
  const [talent] = talents as [Person];
  const conversationId = await converse(talent);
  const listener = await listen(admin);
  const number = await standing(listener, documents.updatedReads, { conversationId });
  const [id] = await send(conversationId, ['お読みください'], admin);
  const input = { id: `${id}.${talent.sub}`, read: true };
  await query(messagingDocuments.read, { input }, talent);
  const heard = () => listener.all<Read>(number);
  const [read] = await eventually('the reading', async () => (heard().length > 0 ? heard() : null));
  expect(read).toMatchObject({ ...input, userId: talent.sub, conversationId });
});

test('a removed member receives nothing more', async () => {
  const [talent] = talents as [Person];
  const conversationId = await converse(talent);
  const [theirs, ours] = [await listen(talent), await listen(admin)];
  const number = await standing(theirs, documents.messages, { conversationId });
  const control = await standing(ours, documents.messages, { conversationId });
  await send(conversationId, ['まだ聞こえる'], admin);
  await eventually('the first message', async () => (theirs.all(number).length > 0 ? true : null));
  await query(messagingDocuments.leave, { input: { id: `${conversationId}.${talent.sub}` } }, admin);
  await eventually('the end of the subscription', async () => (theirs.ended.has(number) ? true : null));
  await send(conversationId, ['もう聞こえない'], admin);
  await eventually('the second message', async () => (ours.all(control).length > 1 ? true : null));
  expect(new Set(theirs.all<Message>(number).map(({ content }) => content))).toEqual(
    new Set(['まだ聞こえる']),
  );
  expect(await theirs.subscribe(documents.messages, { conversationId })).toBe('Unauthorized');
});

test('concurrent messages are all stored and counted', async () => {
  const [talent] = talents as [Person];
  const conversationId = await converse(talent);
  const sides = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? admin : talent));
  const ids: string[] = [];
  // Of four at the same moment, the last is stored in its fourth try; with more, one may be refused as in conflict.
  for (let first = 0; first < sides.length; first += 4) {
    const some = sides.slice(first, first + 4);
    const stored = await Promise.all(
      some.map((person, index) => send(conversationId, [`同時に${first + index}`], person)),
    );
    ids.push(...stored.flat());
  }
  expect(new Set(ids).size).toBe(20);
  const { data } = await query(messagingDocuments.list, {}, talent);
  const row = data?.listUserConversations.items.find((item) => item.conversationId === conversationId);
  // What somebody writes says that they have read everything before it.
  const variables = { conversationId, sortDirection: 'DESC' };
  const thread = await query(messagingDocuments.thread, variables, talent);
  const newest = thread.data?.listMessagesByConversation.items.map(({ content }) => `${content}`) ?? [];
  const isOwn = (content: string) => Number(content.replace('同時に', '')) % 2 === 1;
  expect(newest.filter((content) => content.startsWith('同時に'))).toHaveLength(20);
  expect(row?.unreadCount).toBe(newest.findIndex(isOwn));
});
