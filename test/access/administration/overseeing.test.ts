import { captured } from '../../support/api/captured';
import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { unique } from '../../support/unique';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { expectRateLimit } from '../expectRateLimit';
import { settle } from '../over-time/settle';
import { graphql } from '../../support/graphql';

const list = graphql(`
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
`);

const document = graphql(`
  query Notify($message: ID!) {
    notifyEmailForNewMessage(participants: ["x"], senderName: "偽の差出人", message: $message) {
      accepted
    }
  }
`);

let talent: Person;
let other: Person;
let admin: Person;

const ask = async (variables: object, as: Caller = admin) => {
  const { data, errors } = await query(list, { ...variables }, as);
  return { page: data?.listConversations, refused: errors[0]?.errorType };
};
/** Opens a conversation between the administrator and a person. Returns its id. */
const converseWith = async ({ sub }: Person): Promise<string> => {
  const input = { participantIds: [sub], name: 'ご相談' };
  const { data } = await query(messagingDocuments.converse, { input }, admin);
  return data?.createConversation?.id ?? '';
};
const send = async (conversationId: string, content: string, as: Person): Promise<string> => {
  const input = { conversationId, content };
  const { data } = await query(messagingDocuments.send, { input }, as);
  return data?.createMessage?.id ?? '';
};
const notify = async (message: string, as: Caller) => {
  const { data, errors } = await query(document, { message }, as);
  return errors[0]?.errorType ?? data;
};

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.anAdministrator()];
});

test('administrators list conversations with members, counts and times, without message text', async () => {
  const [lastName, firstName] = ['蘇芳', unique.word('kazuha')];
  const person = await given.aTalent({ lastName, firstName });
  const name = `${lastName} ${firstName}`;
  const conversationId = await converseWith(person);
  await send(conversationId, '秘密の打ち合わせです', person);
  const found = await eventually('the conversation with its message', async () => {
    const { page } = await ask({ filter: { userId: { eq: person.sub } } });
    return page?.items.find(({ messageCount }) => messageCount === 1);
  });
  expect(found).toMatchObject({ id: conversationId, name: 'ご相談', messages: null });
  expect(found.participants).toContainEqual({ sub: person.sub, name });
  expect(JSON.stringify(found)).not.toContain('秘密');
  expect((await ask({ filter: { keyword: { match: name } } })).page?.items[0]?.id).toBe(conversationId);
});

test('listConversations is paged, newest first, with each conversation once', async () => {
  // What earlier tests wrote would move conversations while the pages are turned.
  await settle.streams();
  const seen: { id: string; lastMessageAt: string | null }[] = [];
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
  const person = await given.aTalent();
  const conversationId = await converseWith(person);
  const id = await send(conversationId, 'ご確認をお願いします', admin);
  for (const caller of [other, 'guest'] as Caller[]) expect(await notify(id, caller)).toBe('Unauthorized');
  expect(await notify(`${conversationId}.01ARZ3NDEKTSV4RRFFQ69G5FAV`, admin)).toBe('Unauthorized');
  const accepted = { notifyEmailForNewMessage: { accepted: true } };
  for (let time = 0; time < 3; time += 1) expect(await notify(id, person)).toEqual(accepted);
  await settle.mails();
  const [mail, ...more] = (await captured.mail(person.email)).filter(({ subject }) =>
    subject.includes('未読'),
  );
  expect(more).toEqual([]);
  expect(mail?.text).toContain('ご確認をお願いします');
  expect(mail?.text).not.toContain('偽の差出人');
});

test('the sixth notification within a minute is TooManyRequests', async () => {
  const person = await given.aTalent();
  const id = await send(await converseWith(person), 'もう一件です', person);
  await expectRateLimit({ field: 'notifyEmailForNewMessage', sub: person.sub }, 5, async () => {
    const { errors } = await query(document, { message: id }, person);
    return errors[0]?.errorType;
  });
});
