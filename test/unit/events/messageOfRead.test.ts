import { messageOfRead } from '../../../lambdas/handle-changes/messageOfRead';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { EventTables } from './EventTables';

const at = '2026-11-01T00:00:00.000Z';
const tables = new EventTables();
afterEach(() => tables.clear());
afterAll(() => tables.restore());

const row = (kind: string, sk: string, values: object): StoredRow => ({
  ...{ pk: 'talk', sk, __typename: kind, conversationId: 'talk', version: 1, createdAt: at, updatedAt: at },
  ...values,
});
const said = (values: object = {}) =>
  row('Message', 'Message#1', {
    ...{
      id: 'talk.1',
      authorId: 'talent',
      author: { sub: 'talent', name: 'ゆいこ' },
      content: 'はじめまして',
    },
    ...{ isSent: true, isEvent: false, isJobStaff: false, userKey: 'talent#sent', ...values },
  });
const member = (values: object = {}) =>
  row('UserConversations', 'UserConversations#owner', { userId: 'owner', ...values });
const read = row('MessageRead', 'Message#1#MessageRead#owner', {
  ...{ id: 'talk.1.owner', messageId: 'talk.1', userId: 'owner', read: false },
});
const carried = (...items: StoredRow[]) => {
  tables.items.push(...items);
  return messageOfRead(read);
};
const bare = { id: 'talk.1', conversationId: 'talk', createdAt: at, updatedAt: at, version: 1 };

test('the reader of a new message gets it with its unread row, without stored attributes', async () => {
  expect(await carried(said(), member())).toEqual({
    ...bare,
    ...{ authorId: 'talent', author: { sub: 'talent', name: 'ゆいこ' }, content: 'はじめまして' },
    ...{ isSent: true, isEvent: false },
  });
});

test('a member of the job staff appears as the conversation', async () => {
  const message = said({ authorId: 'boss', author: { sub: 'boss', name: '都内の企業' }, isJobStaff: true });
  const shown = await carried(message, member());
  expect(shown).toMatchObject({ authorId: 'talk', author: { sub: 'talk', name: '都内の企業' } });
  expect(JSON.stringify(shown)).not.toContain('boss');
});

test('an administrator who added themselves gets no text', async () => {
  expect(await carried(said(), member({ joinReason: '通報の確認' }))).toEqual(bare);
});

test('a person who has left gets no text', async () => {
  expect(await carried(said())).toEqual(bare);
});
