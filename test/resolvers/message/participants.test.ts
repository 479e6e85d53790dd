import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleStep } from '../../support/resolver/bundleStep';

const id = '01JD0000000000000000000000';
const env = { ConversationTable: 'Conversation', publishingRole: '', clientArea: 'open' };
const about = { id, name: '求人', openJobConversationsId: 'job' };

interface Row {
  userId: string;
  memberName: string;
  isJobStaff: boolean;
}
const row = (userId: string, memberName: string, isJobStaff: boolean, values: object = {}) => ({
  ...{ __typename: 'UserConversations', userId, memberName, isJobStaff },
  ...{ conversationId: id, conversation: about, createdBy: 'talent' },
  ...values,
});
const talent = row('talent', 'ゆいこ', false);
const owner = row('owner', '都内の企業', true, { partnerIcon: 'https://example.com/yui.png' });
const admin = row('boss', '運営の本名', true, { joinReason: '通報の確認' });

let members: string;
let read: string;
beforeAll(async () => {
  members = await bundleStep('resolvers/message/getConversation.ts#members');
  read = await bundleStep('resolvers/message/getConversation.ts#read');
});

/**
 * Runs the first step of getConversation as the caller with the given sub, for a conversation with the given
 * member rows. Returns the outcome of the response handler, with the stash for the next steps.
 */
function kept(sub: string, items: readonly Row[], groups: string[] | null = null) {
  const ctx = { identity: { sub, groups, claims: {} }, env, arguments: { id } };
  const asked = evaluate(members, 'request', ctx);
  return evaluate(members, 'response', { ...ctx, stash: asked.stash, result: { items } });
}
const participants = (sub: string, items: readonly Row[], groups?: string[]) =>
  (kept(sub, items, groups).stash as { participants: object[] }).participants;

test('the talent sees themselves and the organization once, without anybody’s id or other name', () => {
  const seen = participants('talent', [admin, owner, row('second', '都内の企業', true), talent]);
  expect(seen).toEqual([
    { sub: id, name: '都内の企業', profileIcon: null },
    { sub: 'talent', name: 'ゆいこ', profileIcon: 'https://example.com/yui.png' },
  ]);
});

test('job staff see themselves, the organization and the talent with the picture that they share', () => {
  expect(participants('owner', [owner, row('second', '都内の企業', true), talent])).toEqual([
    { sub: 'owner', name: '都内の企業', profileIcon: null },
    { sub: id, name: '都内の企業', profileIcon: null },
    { sub: 'talent', name: 'ゆいこ', profileIcon: 'https://example.com/yui.png' },
  ]);
});

test('administrators see everybody', () => {
  const subs = (participants('boss', [owner, talent, admin], ['admin']) as { sub: string }[]).map(
    ({ sub }) => sub,
  );
  expect(subs).toEqual(['owner', 'talent', 'boss']);
});

test('members of a conversation about no job see each other', () => {
  const plain = { conversation: { id, name: 'ご相談', openJobConversationsId: null } };
  const rows = [row('boss', 'Enishi運営', false, plain), row('talent', 'ゆいこ', false, plain)];
  expect(participants('talent', rows)).toMatchObject([{ sub: 'boss' }, { sub: 'talent' }]);
});

test('a person outside the conversation gets no participants', () => {
  expect(kept('other', [owner, talent])).toMatchObject({ value: null, stash: { isEnded: true } });
});

describe('the conversation itself', () => {
  const ask = (selectionSetList: string[], items: readonly Row[], groups: string[] | null = null) => {
    const { stash } = kept('talent', items, groups);
    const ctx = { identity: { sub: 'talent', groups, claims: {} }, env, stash, arguments: { id } };
    const selectionSetGraphQL = `{ ${selectionSetList.filter((path) => !path.includes('/')).join(' ')} }`;
    return evaluate(read, 'request', { ...ctx, info: { selectionSetList, selectionSetGraphQL } });
  };

  test('is not read when the member’s row has what is asked for', () => {
    const asked = ask(['id', 'name', 'participants', 'participants/sub', 'messages'], [owner, talent]);
    expect(asked).toMatchObject({ value: { ...about, messages: {} }, earlyReturn: {} });
    expect(asked.value).toMatchObject({ participants: [{ sub: id }, { sub: 'talent' }] });
  });

  test('is read when another field is selected, and for administrators outside the conversation', () => {
    expect(ask(['id', 'openJob'], [talent]).value).toMatchObject({ operation: 'GetItem' });
    expect(ask(['id', 'owners'], [talent]).value).toMatchObject({ operation: 'GetItem' });
    expect(ask(['id'], [owner], ['admin']).value).toMatchObject({ operation: 'GetItem' });
  });
});
