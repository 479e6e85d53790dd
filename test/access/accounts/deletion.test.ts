import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { sampleFiles } from '../../unit/files/sampleFiles';
import type { Person } from '../../support/api/Person';
import { type Caller, query, type Document } from '../../support/api/query';
import { readJson } from '../../support/api/readJson';
import { signIn } from '../../support/api/signIn';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { localTables } from '../../support/localTables';
import { origin } from '../../support/stack/origin';
import { documents } from '../documents';
import { records } from '../records';
import { upload } from '../files/upload';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { accountDocuments } from './accountDocuments';
import { erasure } from './erasure';
import { settle } from '../over-time/settle';
import { graphql } from '../../support/graphql';

const client = localTables.open();
afterAll(() => client.destroy());

const errorOf = async (document: Document, variables: Record<string, unknown>, as: Caller) =>
  (await query(document, variables, as)).errors[0]?.errorType;
const askToDelete = ({ sub }: Person, as: Caller) => errorOf(accountDocuments.delete, { input: { sub } }, as);
const takeBack = ({ sub }: Person, as: Caller) => errorOf(accountDocuments.cancel, { sub }, as);
const isThere = async ({ sub }: Person) => {
  const { data } = await query(documents.user, { sub }, await given.theAdministrator());
  return data?.getUser !== null;
};

test('a person or an administrator requests and withdraws the deletion of an account; others cannot', async () => {
  const [talent, other] = [await given.aTalent(), await given.aTalent()];
  expect(await askToDelete(talent, other)).toBe('NotFound');
  expect(await takeBack(talent, other)).toBe('NotFound');
  expect(await askToDelete(talent, 'guest')).toBe('Unauthorized');
  expect(await takeBack(talent, talent)).toBe('Conflict');
  expect(await askToDelete(talent, talent)).toBeUndefined();
  expect(await askToDelete(talent, talent)).toBe('Conflict');
  await erasure.runTheJob();
  expect(await isThere(talent)).toBe(true);
  expect(await takeBack(talent, await given.theAdministrator())).toBeUndefined();
  const newcomer = await given.aNewcomer();
  expect(await askToDelete(newcomer, newcomer)).toBe('NotFound');
});

test('an account with a withdrawn request is not erased, however old its row', async () => {
  const talent = await given.aTalent();
  await erasure.backdate(client, talent, { wish: false });
  await erasure.runTheJob();
  expect(await isThere(talent)).toBe(true);
});

test('the next run erases what an interrupted run left, even if the profile is gone', async () => {
  const talent = await given.aTalent();
  const { sub } = talent;
  await askToDelete(talent, talent);
  await erasure.backdate(client, talent);
  await erasure.runTheJob();
  expect(await isThere(talent)).toBe(false);
  const [talents, conversations] = await Promise.all(
    ['Talent', 'Conversation'].map((name) => localTables.nameOf(client, name)),
  );
  const message = {
    __typename: 'Message',
    authorId: sub,
    author: { sub, name: 'さよこ' },
    id: `left.${sub}`,
  };
  const rows = [
    { TableName: talents, Item: { pk: sub, sk: 'WorkHistory#left', __typename: 'WorkHistory' } },
    { TableName: talents, Item: { pk: `${sub}#private`, sk: 'UserPrivate', email: talent.email } },
    {
      TableName: conversations,
      Item: { ...message, pk: `left-${sub}`, sk: 'Message#1', userKey: `${sub}#sent`, messageId: 'left.1' },
    },
  ];
  for (const row of rows) await client.send(new PutCommand(row));
  await erasure.backdate(client, talent, { wish: false });
  await erasure.runTheJob();
  const left = await localTables.mentioning(client, [sub]);
  expect(left.filter(({ __typename }) => __typename !== 'AuditEntry')).toEqual([
    {
      ...message,
      pk: `left-${sub}`,
      sk: 'Message#1',
      messageId: 'left.1',
      author: { sub, name: '退会ユーザー' },
    },
  ]);
});

test('after 14 days only messages without a name remain', async () => {
  const [talent, admin] = [await given.aTalent({ displayName: 'さよこ' }), await given.theAdministrator()];
  const { id: openJobID } = await given.anOpenJob();
  const { sub } = talent;
  await query(
    documents.history,
    { input: { userID: sub, organizationName: '縁工房', historyType: 'WORK' } },
    talent,
  );
  await query(documents.apply, { input: { userID: sub, openJobID } }, talent);
  await query(documents.keep, { input: { userID: sub, openJobID } }, talent);
  await upload(talent, sampleFiles.pdf());
  await upload(talent, sampleFiles.png(), { purpose: 'PROFILE_ICON', contentType: 'image/png' });
  const shown = { purpose: 'PORTFOLIO_IMAGE', contentType: 'image/png' };
  const { key } = await upload(talent, sampleFiles.png(), shown);
  const block = { userID: sub, type: 'IMAGE', content: key, isPublished: true };
  expect((await records.send('create', 'UserPortfolio', block, talent)).error).toBeUndefined();
  const picture = `${origin()}/${key.replace('private/', 'public/')}`;
  await eventually('the public picture', async () => ((await fetch(picture)).ok ? true : null));
  const opened = await query(
    messagingDocuments.converse,
    { input: { participantIds: [sub], name: 'ご相談' } },
    admin,
  );
  const conversationId = opened.data?.createConversation?.id ?? '';
  const content = 'お世話になりました';
  await query(messagingDocuments.send, { input: { conversationId, content } }, talent);
  expect(await askToDelete(talent, talent)).toBeUndefined();
  await erasure.backdate(client, talent);
  await erasure.runTheJob();

  expect(await isThere(talent)).toBe(false);
  await expect(signIn(talent.email)).rejects.toMatchObject({ name: 'UserNotFoundException' });
  const files = await readJson<{ key: string }[]>('/_local/files');
  expect(files.filter(({ key }) => key.includes(sub))).toEqual([]);
  expect((await fetch(picture)).status).toBe(404);
  const found = await query(messagingDocuments.list, {}, admin);
  const row = found.data?.listUserConversations.items.find((each) => each.conversationId === conversationId);
  expect(row?.partnerName).toBe('退会ユーザー');
  await settle.streams();
  const left = await localTables.mentioning(client, [sub, talent.email, 'さよこ']);
  // Authorship, audit entries and rate counters keep a sub that identifies nobody any more.
  const isKept = ({ pk, __typename, userId }: Record<string, unknown>) =>
    ['Message', 'Conversation', 'AuditEntry'].includes(String(__typename)) ||
    /^Once#/.test(String(pk)) ||
    (userId !== undefined && userId !== sub);
  expect(left.filter((item) => !isKept(item))).toEqual([]);
  expect(JSON.stringify(left)).not.toMatch(new RegExp(`${talent.email}|さよこ`));
  const message = left.find((item) => item.content === content);
  expect(message?.author).toEqual({ sub, name: '退会ユーザー' });
  const applicants = async () => {
    const search = graphql(`
      query Search($userID: ID) {
        searchUserApplies(filter: { userID: { eq: $userID } }, limit: 1) {
          total
        }
      }
    `);
    const { data, errors } = await query(search, { userID: sub }, admin);
    expect(errors).toEqual([]);
    return data?.searchUserApplies.total === 0 ? true : null;
  };
  await eventually('the index without the applicant', applicants);
});
