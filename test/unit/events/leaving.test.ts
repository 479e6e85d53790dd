import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';
import type { Change } from '../../../lambdas/handle-changes/Change';
import { publish } from '../../../lambdas/handle-changes/publish';
import type { Reaction } from '../../../lambdas/handle-changes/Reaction';
import { endMembership } from '../../../lambdas/handle-changes/reactions/endMembership';
import { leaveConversationsOfJob } from '../../../lambdas/handle-changes/reactions/leaveConversationsOfJob';
import { leaveFormerOrganization } from '../../../lambdas/handle-changes/reactions/leaveFormerOrganization';
import { leaveOrganization } from '../../../lambdas/handle-changes/reactions/leaveOrganization';
import { addJobStaffToConversation } from '../../../lambdas/handle-changes/reactions/addJobStaffToConversation';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { EventTables } from './EventTables';

jest.mock('../../../lambdas/handle-changes/publish', () => ({
  publish: jest.fn(() => Promise.resolve()),
}));

const tables = new EventTables();
const pool = mockClient(CognitoIdentityProviderClient);
process.env.USER_POOL_ID = 'pool';

afterEach(() => tables.clear());
afterAll(() => {
  tables.restore();
  pool.restore();
});

const item = (__typename: string, pk: string, sk: string, more: object = {}): StoredRow => ({
  ...{ __typename, pk, sk },
  ...more,
});

/**
 * Sends a change to a reaction twice, and checks that both runs write the same. Returns the keys that the
 * reaction writes to.
 */
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
    item('UserApplies', 'talent#private', 'UserApplies#job', {
      ...{ conversationId, memberIds: ['talent', 'owner', 'third'] },
    });
  const read = (userId: string, createdAt: string) =>
    item('MessageRead', 'c', `Message#1#MessageRead#${userId}`, { userId, createdAt });

  test('is no longer notified of the application and gets no more messages', async () => {
    tables.items.push(conversation, application('c'));
    expect(await touched(endMembership, { before })).toEqual([
      'change c Conversation',
      'change talent#private UserApplies#job',
    ]);
    expect(publish).toHaveBeenCalledWith(
      expect.objectContaining({ mutation: 'publishDeletedUserConversations' }),
      { conversationId: 'c', userId: 'third' },
    );
    expect(tables.writes.map(({ values }) => values)).toContainEqual({
      ...{ ':was_memberIds': ['talent', 'owner', 'third'], ':is_memberIds': ['talent', 'owner'] },
    });
  });

  test('is no longer notified of it, even if others change its members at the same time', async () => {
    tables.items.push(conversation, application('c'));
    tables.refusesOnce = 'TALENT';
    await endMembership({ before });
    expect(tables.writes.map(({ key }) => key.sk)).toContain('UserApplies#job');
  });

  test('does not affect the applications of other conversations', async () => {
    tables.items.push({ ...conversation, owners: ['talent'] }, application('another'));
    expect(await touched(endMembership, { before })).toEqual([]);
    expect(await touched(endMembership, { before, after: before })).toEqual([]);
  });

  test('keeps no read or unread rows', async () => {
    tables.items.push(read('third', '2026-01-02'), read('owner', '2026-01-02'));
    expect(await touched(endMembership, { before })).toEqual(['remove c Message#1#MessageRead#third']);
  });

  test('keeps, after rejoining, what was created since', async () => {
    const back = member('c', 'third', { createdAt: '2026-03-01' });
    tables.items.push(conversation, application('c'), back, read('third', '2026-03-02'));
    expect(await touched(endMembership, { before })).toEqual([]);
  });
});

describe('a person who leaves an organization', () => {
  const ended = 'change SessionEnd#owner SessionEnd';
  const left: Change = { before: user('owner', 'org'), after: user('owner') };
  const named = (createdAt: string, involveType = 'CONSULTANT') =>
    item('UserOpenJobs', 'owner#private', 'UserOpenJobs#job', { createdAt, involveType });

  test('leaves its jobs and their conversations, but not those they joined as a talent', async () => {
    tables.items.push(job({ clientIds: ['owner'] }), user('owner'), member('c', 'owner'));
    tables.items.push(member('own', 'owner', { isJobStaff: false }));
    tables.items.push(member('other', 'owner', { conversation: { openJobConversationsId: 'another' } }));
    tables.items.push(item('Organization', 'Organization', 'org', { owners: ['owner', 'colleague'] }));
    expect(await touched(leaveOrganization, left)).toEqual([
      ...['change owner#private UserPrivate', ended, 'change Organization org', 'change job OpenJob'],
      'remove c UserConversations#owner',
    ]);
  });

  test('loses consultant roles from before, and gets those entered afterwards', async () => {
    tables.items.push(job({ owners: [] }), user('owner'), named('2026-01-01'));
    expect(await touched(leaveOrganization, left)).toEqual([
      ...['change owner#private UserPrivate', ended],
      ...['remove owner#private UserOpenJobs#job', 'change job OpenJob'],
    ]);
    expect(tables.writes[3]?.what).toBe('DELETE consultantIds :person');
    tables.clear();
    tables.items.push(job({ owners: [] }), user('owner'), named('2026-02-02'));
    expect(await touched(leaveOrganization, left)).toEqual(['change owner#private UserPrivate', ended]);
    tables.clear();
    tables.items.push(job({ owners: [] }), user('owner'), named('2026-01-01', 'SCOUTED'));
    expect(await touched(leaveOrganization, left)).toEqual(['change owner#private UserPrivate', ended]);
  });

  test('is no consultant any more when they stop being known as a former member', async () => {
    tables.items.push(job({ clientIds: ['owner'] }), user('owner'), named('2026-01-01'));
    await touched(leaveOrganization, left);
    const ofJob = tables.writes.filter(({ key }) => key.pk === 'job').map(({ what }) => what);
    const expected = ['DELETE consultantIds :person', expect.stringContaining('#clientIds')];
    expect(ofJob).toEqual([...expected, ...expected]);
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

describe('whose job moves to another organization', () => {
  const moved = { owners: ['owner', 'consultant'], clientIds: ['owner'], organizationOpenJobsId: 'new' };
  const change = { before: job({ ...moved, organizationOpenJobsId: 'org' }), after: job(moved) };
  const conversation = item('Conversation', 'c', 'Conversation', { id: 'c', jobKey: 'job' });

  test('leaves it and its conversations, unless they consult on it or belong to the new organization', async () => {
    tables.items.push(job(moved), conversation);
    tables.items.push(user('owner', 'org'), user('colleague', 'org'), user('consultant', 'org'));
    tables.items.push(user('newcomer', 'new'), user('talent', 'org'));
    for (const sub of ['owner', 'colleague', 'consultant', 'newcomer']) tables.items.push(member('c', sub));
    tables.items.push(member('c', 'talent', { isJobStaff: false }));
    expect(await touched(leaveFormerOrganization, change)).toEqual([
      ...['change job OpenJob', 'remove c UserConversations#owner', 'remove c UserConversations#colleague'],
    ]);
    expect(tables.writes[0]?.values).toMatchObject({ ':is_owners': ['consultant'], ':is_clientIds': [] });
  });

  test('keeps everything when the job has come back', async () => {
    tables.items.push(job({ ...moved, organizationOpenJobsId: 'org' }), conversation);
    tables.items.push(user('owner', 'org'), member('c', 'owner'));
    expect(await touched(leaveFormerOrganization, change)).toEqual([]);
  });
});

describe('an application’s conversation', () => {
  beforeEach(() => jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-03-01T00:00:00.000Z'));
  afterEach(() => jest.restoreAllMocks());
  const conversation = item('Conversation', 'c', 'Conversation', {
    ...{ id: 'c', createdBy: 'talent', openJobConversationsId: 'job', openJob: { organizationName: '組織' } },
  });
  const application = (type: string) =>
    item('UserApplies', 'talent#private', 'UserApplies#job', {
      ...{ userID: 'talent', openJobID: 'job', conversationId: 'c', type, user: { displayName: '花' } },
    });
  const line = item('Message', 'c', 'Message#1', { id: 'c.1', authorId: 'talent', content: '応募しました' });
  const again = { before: application('WITHDRAWN'), after: application('APPLIED') };
  const rows = () =>
    tables.writes.flatMap(({ key, values }) => (key.sk.startsWith('UserConversations#') ? [values] : []));

  test('has the job’s current staff and the talent when the talent applies again', async () => {
    tables.items.push(conversation, application('APPLIED'), line, job({ owners: ['newcomer'] }));
    expect(await touched(addJobStaffToConversation, again)).toEqual([
      ...[
        'change c UserConversations#talent',
        'change c Conversation',
        'change talent#private UserApplies#job',
      ],
      ...['change c UserConversations#newcomer', 'change c Message#1#MessageRead#newcomer'],
      ...['change c Conversation', 'change talent#private UserApplies#job'],
    ]);
    expect(rows().slice(0, 2)).toEqual([
      expect.objectContaining({ partnerName: '組織', memberName: '花', isJobStaff: false, unreadCount: 0 }),
      expect.objectContaining({ partnerName: '花', memberName: '組織', isJobStaff: true, unreadCount: 1 }),
    ]);
  });

  test('gets the organization’s owners when the last staff member leaves, and nobody while others stay', async () => {
    const organization = item('Organization', 'Organization', 'org', { owners: ['boss'] });
    tables.items.push(conversation, application('SCREENING'), line, job({ owners: [] }), organization);
    tables.items.push(member('c', 'talent', { isJobStaff: false }));
    const left = { before: member('c', 'owner') };
    await touched(addJobStaffToConversation, left);
    expect(rows()[0]).toMatchObject({ userId: 'boss', isJobStaff: true });
    tables.items.push(member('c', 'colleague'));
    expect(await touched(addJobStaffToConversation, left)).toEqual([]);
  });

  test('is unchanged when nobody else works on the job or the application was withdrawn', async () => {
    const left = { before: member('c', 'owner') };
    tables.items.push(conversation, application('SCREENING'), line, job());
    expect(await touched(addJobStaffToConversation, left)).toEqual([]);
    tables.clear();
    tables.items.push(conversation, application('WITHDRAWN'), line, job({ owners: ['newcomer'] }));
    expect(await touched(addJobStaffToConversation, left)).toEqual([]);
  });
});
