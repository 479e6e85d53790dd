import type { Change } from '../../../lambdas/apply-events/Change';
import { publish } from '../../../lambdas/apply-events/publish';
import type { Reaction } from '../../../lambdas/apply-events/Reaction';
import { forgetMember } from '../../../lambdas/apply-events/reactions/forgetMember';
import { leaveConversationsOfJob } from '../../../lambdas/apply-events/reactions/leaveConversationsOfJob';
import { leaveOrganization } from '../../../lambdas/apply-events/reactions/leaveOrganization';
import type { Item } from '../../../lambdas/lib/Item';
import { EventTables } from './EventTables';

jest.mock('../../../lambdas/apply-events/publish', () => ({
  publish: jest.fn(() => Promise.resolve(new Map())),
}));

const tables = new EventTables();

afterEach(() => tables.clear());
afterAll(() => tables.restore());

const item = (__typename: string, pk: string, sk: string, more: object = {}): Item => ({
  ...{ __typename, pk, sk },
  ...more,
});

/** The keys that a reaction writes to when it gets a change twice: the same each time. */
async function touched(reaction: Reaction, change: Change): Promise<string[]> {
  tables.writes.length = 0;
  await reaction(change);
  const first = [...tables.writes];
  await reaction(change);
  expect(tables.writes).toEqual([...first, ...first]);
  return first.map(({ what, key }) => `${what === 'remove' ? 'remove' : 'change'} ${key.pk} ${key.sk}`);
}

const member = (conversationId: string, userId: string, more: object = {}) =>
  item('UserConversations', conversationId, `UserConversations#${userId}`, {
    ...{ conversationId, userId, memberKey: userId, createdAt: '2026-01-01' },
    ...{ conversation: { openJobConversationsId: 'job' }, ...more },
  });
const job = (more: object = {}) =>
  item('OpenJob', 'job', 'OpenJob', { id: 'job', owners: ['owner'], organizationOpenJobsId: 'org', ...more });
const user = (sub: string, organizationUsersId?: string) =>
  item('User', sub, 'User', { sub, organizationUsersId, updatedAt: '2026-02-01' });

describe('a person who leaves a conversation', () => {
  const before = member('c', 'third');
  const conversation = item('Conversation', 'c', 'Conversation', {
    ...{ createdBy: 'talent', openJobConversationsId: 'job', owners: ['talent', 'owner', 'third'] },
  });
  const application = (conversationId: string) =>
    item('UserApplies', 'talent#desk', 'UserApplies#job', {
      ...{ conversationId, memberIds: ['talent', 'owner', 'third'] },
    });
  const read = (userId: string, createdAt: string) =>
    item('MessageRead', 'c', `Message#1#MessageRead#${userId}`, { userId, createdAt });

  test('is no longer notified of the application and gets no more messages', async () => {
    tables.items.push(conversation, application('c'));
    expect(await touched(forgetMember, { before })).toEqual([
      'change c Conversation',
      'change talent#desk UserApplies#job',
    ]);
    expect(publish).toHaveBeenCalledWith([
      {
        announcement: expect.objectContaining({ mutation: 'publishDeletedUserConversations' }),
        item: { conversationId: 'c', userId: 'third' },
      },
    ]);
    expect(tables.writes.map(({ values }) => values)).toContainEqual({
      ...{ ':members': ['talent', 'owner', 'third'], ':rest': ['talent', 'owner'] },
    });
  });

  test('does not affect the applications of other conversations', async () => {
    tables.items.push({ ...conversation, owners: ['talent'] }, application('another'));
    expect(await touched(forgetMember, { before })).toEqual([]);
    expect(await touched(forgetMember, { before, after: before })).toEqual([]);
  });

  test('keeps no read or unread rows', async () => {
    tables.items.push(read('third', '2026-01-02'), read('owner', '2026-01-02'));
    expect(await touched(forgetMember, { before })).toEqual(['remove c Message#1#MessageRead#third']);
  });

  test('keeps, after rejoining, what was created since', async () => {
    const back = member('c', 'third', { createdAt: '2026-03-01' });
    tables.items.push(conversation, application('c'), back, read('third', '2026-03-02'));
    expect(await touched(forgetMember, { before })).toEqual([]);
  });
});

describe('a person who leaves an organization', () => {
  const left: Change = { before: user('owner', 'org'), after: user('owner') };
  const named = (createdAt: string, involveType = 'CONSULTANT') =>
    item('UserOpenJobs', 'owner#desk', 'UserOpenJobs#job', { createdAt, involveType });

  test('leaves its jobs and their conversations, but not those they joined as a talent', async () => {
    tables.items.push(job({ clientIds: ['owner'] }), user('owner'), member('c', 'owner'));
    tables.items.push(member('own', 'owner', { isOfSide: false }));
    tables.items.push(member('other', 'owner', { conversation: { openJobConversationsId: 'another' } }));
    tables.items.push(item('Organization', 'Organization', 'org', { owners: ['owner', 'colleague'] }));
    expect(await touched(leaveOrganization, left)).toEqual([
      ...['change Organization org', 'change job OpenJob', 'remove c UserConversations#owner'],
    ]);
  });

  test('loses consultant roles from before, and gets those entered afterwards', async () => {
    tables.items.push(job({ owners: [] }), user('owner'), named('2026-01-01'));
    expect(await touched(leaveOrganization, left)).toEqual(['remove owner#desk UserOpenJobs#job']);
    tables.clear();
    tables.items.push(job({ owners: [] }), user('owner'), named('2026-02-02'));
    expect(await touched(leaveOrganization, left)).toEqual([]);
    tables.clear();
    tables.items.push(job({ owners: [] }), user('owner'), named('2026-01-01', 'SCOUTED'));
    expect(await touched(leaveOrganization, left)).toEqual([]);
  });

  test('keeps everything after rejoining', async () => {
    tables.items.push(job(), user('owner', 'org'), member('c', 'owner'));
    expect(await touched(leaveOrganization, left)).toEqual([]);
    expect(await touched(leaveOrganization, { ...left, after: user('owner', 'org') })).toEqual([]);
  });
});

describe('a person who stops working on a job', () => {
  test('leaves its conversations', async () => {
    tables.items.push(job({ owners: ['admin'] }), user('owner'), member('c', 'owner'));
    const change = { before: job(), after: job({ owners: ['admin'] }) };
    expect(await touched(leaveConversationsOfJob, change)).toEqual(['remove c UserConversations#owner']);
  });

  test('stays in them as a member of its organization, or when named again', async () => {
    const change = { before: job(), after: job({ owners: ['admin'] }) };
    tables.items.push(job({ owners: ['admin'] }), user('owner', 'org'), member('c', 'owner'));
    expect(await touched(leaveConversationsOfJob, change)).toEqual([]);
    tables.clear();
    tables.items.push(job(), user('owner'), member('c', 'owner'));
    expect(await touched(leaveConversationsOfJob, change)).toEqual([]);
  });
});
