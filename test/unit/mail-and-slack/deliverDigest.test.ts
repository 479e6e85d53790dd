import { productName } from '../../../model/productName';
import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { readSentMail } from '../../support/mail/readSentMail';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { queueUnreadMail } from '../../../lambdas/handle-changes/reactions/queueUnreadMail';
import type { Digest } from '../../../lambdas/notify-email/Digest';
import { deliverDigest } from '../../../lambdas/notify-email/deliverDigest';

type Row = Record<string, unknown> & { pk: string; sk: string; __typename: string };

const START = Date.now();
const [TALK, TALENT, STAFF] = ['talk', 'talent', 'staff'];
const tables = mockClient(DynamoDBDocumentClient);
const pool = mockClient(CognitoIdentityProviderClient);
const ses = mockClient(SESClient);
const sqs = mockClient(SQSClient);

let messages: Row[] = [];
let members: Record<string, Row>;
/** The requests that wait in the queue, in their order. */
let queue: Digest[] = [];
let ran: Set<string>;
let groups: string[] = [];

const time = (second: number) => new Date(START + second * 1000).toISOString();
const member = (userId: string, values: object): Row => ({
  ...{
    pk: TALK,
    sk: `UserConversations#${userId}`,
    __typename: 'UserConversations',
    id: `${TALK}.${userId}`,
  },
  ...{ conversationId: TALK, userId, unreadCount: 0, lastMessageAt: time(-1), lastMessage: '', ...values },
});

beforeEach(() => {
  Object.assign(process.env, {
    ...{ CONVERSATION_TABLE: 'c', TALENT_TABLE: 't', INSIGHT_TABLE: 'i', USER_POOL_ID: 'pool' },
    ...{ MAIL_SENDER: 'enishi@example.com', SITE_URL: 'https://enishi.example.com', CLIENT_AREA: 'open' },
    DIGEST_QUEUE_URL: 'https://queue.example.com',
  });
  [messages, queue, ran, groups] = [[], [], new Set(), []];
  members = {
    [TALENT]: member(TALENT, { partnerName: '株式会社アオバ', isJobStaff: false }),
    [STAFF]: member(STAFF, { partnerName: 'さざなみ', isJobStaff: true }),
  };
  tables.on(GetCommand).callsFake(({ TableName, Key: { pk, sk } }) => {
    if (TableName === 'c') return { Item: members[sk.split('#')[1]] };
    if (sk === 'User') return { Item: { organizationUsersId: pk === STAFF ? 'org' : undefined } };
    return { Item: { name: '実名 太郎' } };
  });
  tables.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values }) => ({
    Items: messages.filter(({ userId }) => userId === undefined || userId === values[':user']).toReversed(),
  }));
  tables.on(PutCommand).callsFake(({ Item: { pk } }) => {
    if (ran.has(pk)) throw new ConditionalCheckFailedException({ message: '', $metadata: {} });
    ran.add(pk);
    return {};
  });
  pool.on(AdminGetUserCommand).callsFake(({ Username }) => ({
    UserAttributes: [
      { Name: 'sub', Value: Username },
      { Name: 'email', Value: `${Username}@example.com` },
      { Name: 'email_verified', Value: 'true' },
    ],
  }));
  pool.on(AdminListGroupsForUserCommand).callsFake(() => ({
    Groups: groups.map((GroupName) => ({ GroupName })),
  }));
  sqs.on(SendMessageCommand).callsFake(({ MessageBody }) => {
    queue.push(JSON.parse(MessageBody));
    return {};
  });
});
afterEach(() => [tables, pool, ses, sqs].forEach((client) => client.reset()));
afterAll(() => [tables, pool, ses, sqs].forEach((client) => client.restore()));

async function write(second: number, by: string, content: string, name = '山田 花子', isEvent = false) {
  const [createdAt, sk] = [time(second), `Message#${String(messages.length).padStart(4, '0')}`];
  const author = { sub: by, name };
  messages.push({
    ...{ pk: TALK, sk, __typename: 'Message', createdAt, content, isEvent, authorId: by, author },
    ...{ isJobStaff: by !== TALENT, conversationId: TALK },
  });
  for (const [userId, before] of Object.entries(members)) {
    const after = { ...before, lastMessageAt: createdAt, lastMessage: content };
    if (userId !== by) {
      messages.push({
        pk: TALK,
        sk: `${sk}#MessageRead#${userId}`,
        __typename: 'MessageRead',
        userId,
        read: false,
      });
      Object.assign(after, { unreadCount: Number(before.unreadCount) + 1 });
    } else if (!isEvent) Object.assign(after, { unreadCount: 0, readTo: createdAt });
    members[userId] = after;
    await queueUnreadMail({ before, after });
  }
}
async function read(userId: string, to?: number) {
  const before = members[userId]!;
  const readTo = to === undefined ? before.lastMessageAt : time(to);
  const isLater = (row: Row) => row.__typename === 'Message' && String(row.createdAt) > String(readTo);
  members[userId] = { ...before, readTo, unreadCount: messages.filter(isLater).length };
  await queueUnreadMail({ before, after: members[userId] });
}
/** Delivers everything in the queue, several times, as a queue may. Returns the mails. */
async function deliver(times = 1) {
  for (let time = 0; time < times; time += 1) for (const digest of queue) await deliverDigest(digest);
  const sent = ses.commandCalls(SendRawEmailCommand).map(({ args: [{ input }] }) => readSentMail(input));
  return (await Promise.all(sent)).map(({ to, subject, text }) => ({ to: to[0], subject, text }));
}

test('several messages in one spell give one mail, also when the queue delivers twice', async () => {
  for (const second of [0, 2, 4]) await write(second, STAFF, `${second}秒`);
  const mails = await deliver(2);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: 'talent@example.com' });
  expect(mails[0]?.subject).toContain('未読が3件');
  for (const text of ['0秒', '2秒', '4秒']) expect(mails[0]?.text).toContain(text);
});

test('messages that are read in between give none, and only the last spell gives one', async () => {
  for (const second of [0, 6, 12]) {
    await write(second, STAFF, `${second}秒`);
    await read(TALENT);
  }
  expect(await deliver()).toEqual([]);
  await write(18, STAFF, '18秒');
  const mails = await deliver();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('18秒');
  expect(mails[0]?.text).not.toContain('12秒');
});

test('an answer ends the spell, and the mail about the next one quotes no word of the recipient', async () => {
  await write(0, STAFF, '最初の連絡');
  await write(2, TALENT, '私の返事');
  await write(4, STAFF, '次の連絡');
  const mails = (await deliver()).filter(({ to }) => to === 'talent@example.com');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('次の連絡');
  expect(mails[0]?.text).not.toMatch(/私の返事|最初の連絡/);
});

test('the recipient’s own later event is not quoted', async () => {
  await write(0, STAFF, '面談のご案内');
  await write(2, TALENT, '応募を辞退しました', '', true);
  const mails = (await deliver()).filter(({ to }) => to === 'talent@example.com');
  expect(mails[0]?.text).toContain('面談のご案内');
  expect(mails[0]?.text).not.toContain('辞退しました');
});

test('who has read a part gets a mail about the rest only, once', async () => {
  await write(0, STAFF, '一通目');
  await write(2, STAFF, '二通目');
  await deliver();
  await write(4, STAFF, '三通目');
  await read(TALENT, 2);
  const mails = await deliver(2);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.subject).toContain('未読が1件');
  expect(mails[1]?.text).not.toContain('二通目');
});

test('each writer is named as the recipient sees them', async () => {
  members.other = member('other', { partnerName: 'さざなみ', isJobStaff: true });
  await write(0, STAFF, '日程のご相談', '株式会社アオバ');
  await write(2, 'other', '場所のご相談', 'Enishi運営');
  await write(4, TALENT, '承知しました', 'さざなみ');
  await write(6, STAFF, 'ありがとうございます', '株式会社アオバ');
  const mails = await deliver();
  const toOther = mails.filter(({ to }) => to === 'other@example.com').at(-1);
  expect(toOther?.text).toMatch(/さざなみさん：\n承知しました/);
  expect(toOther?.text).toMatch(/株式会社アオバさん：\nありがとうございます/);
  // The talent's name is not shared.
  expect(
    JSON.stringify(mails.filter(({ to }) => to !== 'talent@example.com')).replaceAll('実名 太郎 様', ''),
  ).not.toContain('実名');
});

test('the mail names the author, not the partner under whose name the conversation is listed', async () => {
  members[TALENT] = member(TALENT, { partnerName: 'Enishi運営', isJobStaff: false });
  members.second = member('second', { partnerName: 'Enishi運営', isJobStaff: false });
  await write(0, 'second', 'お振り込みください', 'はやて');
  const mails = (await deliver()).filter(({ to }) => to === 'talent@example.com');
  expect(mails.map(({ subject }) => subject)).toEqual([
    `【${productName}】はやてさんのメッセージなど、未読が1件あります`,
  ]);
  expect(mails[0]?.text).toMatch(/はやてさん：\nお振り込みください/);
  expect(mails[0]?.text).not.toContain('Enishi運営さん');
});

test('an event alone gives no mail, since it has a notice; a message after it gives one', async () => {
  await write(0, TALENT, '応募しました', '', true);
  expect(await deliver()).toEqual([]);
  await write(2, TALENT, 'よろしくお願いします', 'さざなみ');
  const mails = await deliver();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('よろしくお願いします');
  expect(mails[0]?.text).not.toContain('応募しました');
});

test.each([
  ['a talent', 'open', [], TALENT, '/message/talk'],
  ['a member of an organization', 'open', [], STAFF, '/client/message/talk'],
  ['an administrator', 'closed', ['admin'], STAFF, '/message/talk'],
  ['a member while the area is closed', 'closed', [], STAFF, '/message/talk'],
])('the link leads %s to their own view', async (_who, area, inGroups, recipient, path) => {
  process.env.CLIENT_AREA = area;
  groups = inGroups;
  await write(0, recipient === STAFF ? TALENT : STAFF, 'こんにちは', 'さざなみ');
  expect((await deliver())[0]?.text).toContain(`https://enishi.example.com${path}\n`);
});
