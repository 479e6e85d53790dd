import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { drained } from '../../support/faults/drained';
import { given } from '../../support/given';
import { unreadRows } from '../../support/load/unreadRows';
import { localTables } from '../../support/localTables';
import { now } from '../../support/now';
import { messagingDocuments as documents } from './messagingDocuments';
import { composed } from '../../support/composed';

const CONVERSATIONS = 100;
const MESSAGES = 4;
const AT_ONCE = 10;

let client: DynamoDBDocumentClient;
beforeAll(() => (client = localTables.open()));
afterAll(() => client.destroy());

const inTurns = async <Each>(list: readonly Each[], act: (each: Each) => Promise<void>) => {
  const waiting = [...list];
  const next = async () => {
    for (let each = waiting.shift(); each !== undefined; each = waiting.shift()) await act(each);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};

async function conversations(admin: Person, talent: Person): Promise<string[]> {
  const fields = Array.from(
    { length: CONVERSATIONS },
    (_, number) =>
      `c${number}: createConversation(input: { participantIds: ["${talent.sub}"], name: "ご相談" }) { id }`,
  );
  const ids: string[] = [];
  for (let at = 0; at < fields.length; at += 10) {
    const document = composed<
      Record<string, { id: string }>
    >`mutation { ${fields.slice(at, at + 10).join(' ')} }`;
    const { data } = await query(document, {}, admin);
    ids.push(...Object.values(data ?? {}).map(({ id }) => id));
  }
  return ids;
}

test(`the unread count of each of ${CONVERSATIONS} conversations read while messages arrive equals its unread rows`, async () => {
  const [admin, talent] = [await given.theAdministrator(), await given.aTalent()];
  const ids = await conversations(admin, talent);
  expect(ids).toHaveLength(CONVERSATIONS);
  const refused: string[] = [];
  await inTurns(ids, async (conversationId) => {
    const send = async (number: number) => {
      const input = { conversationId, content: `${number}通目` };
      const { errors } = await query(documents.send, { input }, admin);
      refused.push(...errors.map(({ message }) => message));
    };
    const readAll = async () => {
      const input = { id: `${conversationId}.${talent.sub}`, readAt: new Date(now()).toISOString() };
      const { errors } = await query(documents.readAll, { input }, talent);
      refused.push(...errors.map(({ message }) => message));
    };
    await send(0);
    const sending = Array.from({ length: MESSAGES }, (_, number) => send(number + 1));
    await Promise.all([...sending, readAll(), readAll()]);
  });
  expect(refused).toEqual([]);
  const table = await localTables.nameOf(client, 'Conversation');
  const counts = async () => {
    const { data } = await query(documents.list, {}, talent);
    const rows = data?.listUserConversations.items ?? [];
    return Promise.all(
      rows.map(async ({ conversationId, unreadCount }) => ({
        ...{ conversationId, unreadCount },
        rows: await unreadRows(client, table, `${conversationId}`, talent.sub),
      })),
    );
  };
  await drained();
  const different = (await counts()).filter(({ unreadCount, rows }) => unreadCount !== rows);
  expect(different).toEqual([]);
});
