import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { origin } from '../../support/stack/origin';
import { messagingDocuments } from '../conversations/messagingDocuments';

const list = /* GraphQL */ `
  query ListConversations($filter: ModelConversationFilterInput, $limit: Int, $nextToken: String) {
    listConversations(filter: $filter, limit: $limit, nextToken: $nextToken) {
      items {
        id
        name
        openJobConversationsId
        messageCount
        lastMessageAt
        participants {
          sub
          name
        }
        messages {
          items {
            content
          }
        }
      }
      nextToken
    }
  }
`;

const document = /* GraphQL */ `
  query Notify($message: ID!) {
    notifyEmailForNewMessage(participants: ["x"], senderName: "偽の差出人", message: $message) {
      accepted
    }
  }
`;

interface Conversation {
  id: string;
  messageCount: number;
  participants: { sub: string; name: string }[];
  messages: unknown;
}

let talent: Person;
let other: Person;
let admin: Person;
let conversationId: string;

const ask = async (variables: object, as: Caller = admin) => {
  const { data, errors } = await query<{
    listConversations: { items: Conversation[]; nextToken: string | null };
  }>(list, { ...variables }, as);
  return { page: data?.listConversations, refused: errors[0]?.errorType };
};
const send = async (content: string, as: Person): Promise<string> => {
  const input = { conversationId, content };
  const { data } = await query<{ createMessage: { id: string } }>(messagingDocuments.send, { input }, as);
  return data?.createMessage.id ?? '';
};
const notify = async (message: string, as: Caller) => {
  const { data, errors } = await query(document, { message }, as);
  return errors[0]?.errorType ?? data;
};

beforeAll(async () => {
  [talent, other, admin] = [
    await given.aTalent({
      lastName: '蘇芳',
      firstName: '一葉',
      lastNameKana: 'スオウ',
      firstNameKana: 'カズハ',
    }),
    await given.aTalent(),
    await given.theAdministrator(),
  ];
  const input = { participantIds: [talent.sub], name: 'ご相談' };
  const { data } = await query<{ createConversation: { id: string } }>(
    messagingDocuments.converse,
    { input },
    admin,
  );
  conversationId = data?.createConversation.id ?? '';
}, 60_000);

test('administrators list conversations with members, counts and times, without message text', async () => {
  await send('秘密の打ち合わせです', talent);
  const found = await eventually('the conversation with its message', async () => {
    const { page } = await ask({ filter: { userId: { eq: talent.sub } } });
    return page?.items.find(({ messageCount }) => messageCount === 1);
  });
  expect(found).toMatchObject({ id: conversationId, name: 'ご相談', messages: null });
  expect(found.participants).toContainEqual({ sub: talent.sub, name: '蘇芳 一葉' });
  expect(JSON.stringify(found)).not.toContain('秘密');
  expect((await ask({ filter: { keyword: { match: '蘇芳 一葉' } } })).page?.items[0]?.id).toBe(
    conversationId,
  );
});

test('listConversations is paged, newest first, with each conversation once', async () => {
  const seen: { id: string; lastMessageAt?: string }[] = [];
  let nextToken: string | null = null;
  do {
    const { page }: Awaited<ReturnType<typeof ask>> = await ask({ limit: 20, nextToken });
    seen.push(...(page?.items ?? []));
    nextToken = page?.nextToken ?? null;
  } while (nextToken);
  const times = seen.map(({ lastMessageAt }) => `${lastMessageAt}`);
  expect(seen.length).toBeGreaterThan(40);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(times).toEqual([...times].sort().toReversed());
});

test('only administrators list all conversations', async () => {
  for (const caller of ['guest', talent, await given.theClient()] as Caller[])
    expect((await ask({}, caller)).refused).toBe('Unauthorized');
  expect((await ask({ limit: 101 })).refused).toBe('InvalidInput');
  expect((await ask({ nextToken: 'x' })).refused).toBe('InvalidInput');
});

test('a member notifies of a message; the other members are mailed once, with texts from the tables', async () => {
  const id = await send('ご確認をお願いします', admin);
  for (const caller of [other, 'guest'] as Caller[]) expect(await notify(id, caller)).toBe('Unauthorized');
  expect(await notify(`${conversationId}.01ARZ3NDEKTSV4RRFFQ69G5FAV`, admin)).toBe('Unauthorized');
  const accepted = { notifyEmailForNewMessage: { accepted: true } };
  for (let time = 0; time < 3; time += 1) expect(await notify(id, talent)).toEqual(accepted);
  const queues = await readJson<{ name: string }[]>('/_local/queues');
  const digests = queues.find(({ name }) => name.includes('Digest'))?.name;
  const mails = async () =>
    (await captured.mail()).filter(
      ({ to, subject }) => to.includes(talent.email) && subject.includes('未読'),
    );
  await eventually('the mail', async () => {
    await fetch(`${origin()}/_local/queues/${digests}/hasten`, { method: 'POST' });
    return (await mails())[0];
  });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('ご確認をお願いします');
  expect(mail?.text).not.toContain('偽の差出人');
});

test('the sixth notification within a minute is TooManyRequests', async () => {
  const id = await send('もう一件です', talent);
  const answers = await Promise.all(Array.from({ length: 15 }, () => notify(id, talent)));
  expect(answers).toContain('TooManyRequests');
});
