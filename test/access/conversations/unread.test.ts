import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { messagingDocuments as documents } from './messagingDocuments';

/** A conversation that an administrator has opened with a talent. Each test has one of its own. */
interface Talk {
  conversationId: string;
  talent: Person;
}

let admin: Person;
beforeAll(async () => (admin = await given.anAdministrator()));

const send = async ({ conversationId }: Talk, content: string, as: Person) => {
  const { data, errors } = await query(documents.send, { input: { conversationId, content } }, as);
  return data?.createMessage?.id ?? errors[0]?.errorType ?? '';
};
const thread = async ({ conversationId }: Talk, as: Person) => {
  const { data } = await query(documents.thread, { conversationId }, as);
  return data?.listMessagesByConversation.items ?? [];
};
const unreadCountOf = async ({ conversationId }: Talk, person: Person) => {
  const { data } = await query(documents.list, {}, person);
  return data?.listUserConversations.items.find((row) => row.conversationId === conversationId)?.unreadCount;
};
const nothingUnread = (person: Person) =>
  eventually('no message to be unread', async () => {
    const { data } = await query(documents.unread, { sub: person.sub }, person);
    return data?.getUser?.messageReads?.items.length === 0 ? true : undefined;
  });
const read = async (message: string | undefined, as: Person) => {
  const { data } = await query(documents.read, { input: { id: `${message}.${as.sub}`, read: true } }, as);
  return data?.updateMessageRead?.read;
};

/** Opens a conversation in which the talent has five unread messages. */
async function aTalkWithFive() {
  const talent = await given.aTalent();
  const input = { participantIds: [talent.sub], name: 'ご相談' };
  const { data } = await query(documents.converse, { input }, admin);
  const talk = { talent, conversationId: data?.createConversation?.id ?? '' };
  for (const number of [1, 2, 3, 4, 5]) await send(talk, `${number}通目`, admin);
  expect(await unreadCountOf(talk, talent)).toBe(5);
  return { talk, talent, ids: (await thread(talk, talent)).map(({ id }) => id) };
}

test('none of five is left once the newest is read, and its author sees that', async () => {
  const { talk, talent, ids } = await aTalkWithFive();
  await read(ids[4], talent);
  expect(await unreadCountOf(talk, talent)).toBe(0);
  await nothingUnread(talent);
  const rows = (await thread(talk, admin)).flatMap(({ messageReads }) => messageReads?.items ?? []);
  expect(rows.map((row) => row.read)).toEqual(ids.map(() => true));
});

test('none is left after an answer, and the next one counts', async () => {
  const { talk, talent } = await aTalkWithFive();
  await send(talk, 'お返事が遅くなりました', talent);
  expect(await unreadCountOf(talk, talent)).toBe(0);
  await nothingUnread(talent);
  await send(talk, 'お待ちしていました', admin);
  expect(await unreadCountOf(talk, talent)).toBe(1);
});

test('those after the third are left once it is read; reading an earlier one afterwards changes nothing', async () => {
  const { talk, talent, ids } = await aTalkWithFive();
  await read(ids[2], talent);
  expect(await unreadCountOf(talk, talent)).toBe(2);
  expect(await read(ids[0], talent)).toBe(true);
  expect(await unreadCountOf(talk, talent)).toBe(2);
});

test('none is lost or counted twice while two windows read and further ones arrive', async () => {
  const { talk, talent, ids } = await aTalkWithFive();
  const both = [...ids, ...ids.toReversed()];
  const writing = [6, 7].map((number) => send(talk, `${number}通目`, admin));
  const results = await Promise.all(both.map((id) => read(id, talent)));
  const sent = await Promise.all(writing);
  // What came at the same moment as too many others is sent again, as the app does.
  for (const [place, isRead] of results.entries()) if (!isRead) await read(both[place], talent);
  const arrived = sent.filter((id) => id.startsWith(talk.conversationId)).length;
  expect(await unreadCountOf(talk, talent)).toBe(arrived);
});
