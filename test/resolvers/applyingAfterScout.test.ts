import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { evaluate } from '@enishi/local-cloud/appsync';

const env = {
  ...{ publishingRole: '', clientArea: 'open' },
  ...{ TalentTable: 'Talent', OpenJobTable: 'OpenJob', ConversationTable: 'Conversation' },
};
const at = '2026-04-14T00:00:00.000Z';
const user = { __typename: 'User', sub: 'talent', displayName: 'ゆいこ' };
const job = { id: 'job', title: '求人', isPublic: true, isDraft: false, organizationName: '株式会社みほん' };
const member = (userId: string, more: object = {}) => ({
  ...{ __typename: 'UserConversations', id: `c.${userId}`, conversationId: 'c', userId, lastMessageAt: at },
  ...{
    isJobStaff: userId !== 'talent',
    conversation: { id: 'c', name: '求人', openJobConversationsId: 'job' },
  },
  ...more,
});
const members = [member('scout'), member('talent'), member('operator', { joinReason: '問い合わせの確認' })];

/** Runs a handler of the step that writes the application, in the conversation of a scout. */
async function run(handler: 'request' | 'response', more: object = {}) {
  const steps = resolverPlans.find(({ field }) => field === 'createUserApplies')?.steps ?? [];
  const step = steps.find(({ file }) => file.endsWith('#write'));
  return evaluate(await bundleResolver(step!), handler, {
    ...{ identity: { sub: 'talent', groups: null, claims: {} }, env },
    arguments: { input: { userID: 'talent', openJobID: 'job' } },
    stash: { staff: ['scout', 'owner'], files: [] },
    prev: { result: { user, job, members, profile: {} } },
    ...more,
  });
}

interface Item {
  operation: string;
  key: { sk: { S: string } };
  attributeValues?: Record<string, unknown>;
  update?: { expression: string; expressionValues: object };
}

const keysOf = (items: readonly Item[], kind: string) =>
  items.filter(({ operation }) => operation === kind).map(({ key }) => key.sk.S.replace(/#[^#]{26}/, '#…'));

test('the application is stored in the conversation of the scout, with the staff who are missing there', async () => {
  const { value, stash } = await run('request');
  const items = (value as { transactItems: Item[] }).transactItems;
  expect(keysOf(items, 'PutItem')).toEqual([
    ...['UserApplies#job', 'Message#…', 'UserConversations#owner'],
    ...['Message#…#MessageRead#scout', 'Message#…#MessageRead#owner'],
  ]);
  expect(keysOf(items, 'UpdateItem')).toEqual([
    ...['Conversation', 'UserConversations#scout', 'UserConversations#talent'],
  ]);
  expect(stash?.record).toMatchObject({
    ...{ conversationId: 'c', type: 'APPLIED', memberIds: ['talent', 'scout', 'owner'] },
  });
  expect(JSON.stringify(items.find(({ key }) => key.sk.S === 'Conversation')?.update)).toContain(
    'applicantId',
  );
  // Who joins counts as a member from the beginning, and so do those who are there.
  for (const sub of ['owner', 'scout', 'talent'])
    expect(JSON.stringify(items.find(({ key }) => key.sk.S === `UserConversations#${sub}`))).toContain(
      'isBroughtIn',
    );
});

test('a message that was stored at the same moment is not overtaken: the next try is later', async () => {
  const later = '2026-04-15T02:00:00.000Z';
  const none = { type: 'None', item: null };
  const refused = { type: 'ConditionalCheckFailed', item: { lastMessageAt: later } };
  const { stash } = await run('response', {
    result: { cancellationReasons: [none, none, none, refused, refused, none, none, none] },
    error: { type: 'DynamoDB:TransactionCanceledException', message: 'cancelled' },
  });
  expect(stash).toMatchObject({ isContended: true, isWritten: false, lastLineAt: later });
  const again = await run('request', { stash: { staff: ['scout'], files: [], ...stash } });
  const written = JSON.stringify(again.value);
  expect(written).toContain('2026-04-15T02:00:00.001Z');
});

test('an application without a scout has a conversation of its own', async () => {
  const { value } = await run('request', { prev: { result: { user, job, members: [], profile: {} } } });
  const items = (value as { transactItems: Item[] }).transactItems;
  expect(keysOf(items, 'PutItem')[0]).toBe('Conversation');
  expect(keysOf(items, 'UpdateItem')).toEqual([]);
});
