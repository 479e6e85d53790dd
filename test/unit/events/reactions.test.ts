import { countFavorites } from '../../../lambdas/handle-changes/recounts';
import { refreshConsultants } from '../../../lambdas/handle-changes/reactions/refreshConsultants';
import { refreshJobSnapshots } from '../../../lambdas/handle-changes/reactions/refreshJobSnapshots';
import { refreshStaffOfRows } from '../../../lambdas/handle-changes/reactions/refreshStaffOfRows';
import { refreshUserSnapshots } from '../../../lambdas/handle-changes/reactions/refreshUserSnapshots';
import { removeChildren } from '../../../lambdas/handle-changes/reactions/removeChildren';
import type { Change } from '../../../lambdas/handle-changes/Change';
import type { Reaction } from '../../../lambdas/handle-changes/Reaction';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { afterRecount } from './afterRecount';
import { EventTables } from './EventTables';

const tables = new EventTables();

afterEach(() => tables.clear());
afterAll(() => tables.restore());

const item = (__typename: string, pk: string, sk: string, more: object = {}): StoredRow => ({
  ...{ __typename, pk, sk },
  ...more,
});
const keep = (sub: string, isFavorite: boolean) =>
  item('UserFavoriteOpenJobs', `${sub}#private`, 'UserFavoriteOpenJobs#job', {
    ...{ openJobID: 'job', parentKey: 'OpenJob#job', parentSort: 'UserFavoriteOpenJobs#2026', isFavorite },
  });
const application = (more: object = {}) =>
  item('UserApplies', 'talent#private', 'UserApplies#job', {
    ...{ openJobID: 'job', parentKey: 'OpenJob#job', parentSort: 'UserApplies#2026', conversationId: 'c' },
    ...{ memberIds: ['talent', 'owner', 'third'], ...more },
  });

/**
 * Sends a change to a reaction twice, and checks that both runs write the same. Returns the writes of one
 * run.
 */
async function writesOf(reaction: Reaction, change: Change) {
  tables.writes.length = 0;
  await reaction(change);
  const first = [...tables.writes];
  await reaction(change);
  expect(tables.writes).toEqual([...first, ...first]);
  return first;
}

describe('the number of keeps of a job', () => {
  test('is counted from the table without withdrawn ones, however often the change arrives', async () => {
    tables.items.push(keep('a', true), keep('b', true), keep('c', false), application());
    tables.items.push(item('OpenJob', 'job', 'OpenJob', { favoriteCount: 3 }));
    expect(
      await writesOf(afterRecount(countFavorites), { before: keep('c', true), after: keep('c', false) }),
    ).toEqual([
      {
        ...{ table: 'OPEN_JOB', key: { pk: 'job', sk: 'OpenJob' }, what: 'SET #should = :should' },
        values: { ':is0': 3, ':should': 2 },
      },
    ]);
  });

  test('is not counted again when a keep is unchanged', async () => {
    expect(
      await writesOf(afterRecount(countFavorites), { before: keep('a', true), after: keep('a', true) }),
    ).toEqual([]);
    expect(await writesOf(afterRecount(countFavorites), { after: application() })).toEqual([]);
  });
});

describe('copied data', () => {
  const job = (title: string, more: object = {}) =>
    item('OpenJob', 'job', 'OpenJob', { id: 'job', title, isPublic: true, ...more });
  const user = (displayName: string, more: object = {}) =>
    item('User', 'talent', 'User', { sub: 'talent', displayName, ...more });

  test('of a job change with the fields that lists show, without a hidden organization', async () => {
    tables.items.push(
      keep('a', true),
      application(),
      item('UserOpenJobs', 'x', 'y', { parentKey: 'OpenJob#job' }),
    );
    const after = job('新しい名前', { organizationName: '株式会社秘密', isHideOrganizationName: true });
    tables.items.push(after);
    const writes = await writesOf(refreshJobSnapshots, { before: job('前の名前'), after });
    expect(writes.map(({ key }) => key.pk)).toEqual(['a#private', 'talent#private']);
    expect(writes[0]?.values[':should']).toMatchObject({ title: '新しい名前', organizationName: null });
  });

  test('of a job are unchanged when only other fields change', async () => {
    tables.items.push(application());
    expect(await writesOf(refreshJobSnapshots, { before: job('A'), after: job('A', { memo: 'x' }) })).toEqual(
      [],
    );
    expect(await writesOf(refreshJobSnapshots, { after: job('A') })).toEqual([]);
  });

  test('of a talent change with the name and its visibility', async () => {
    tables.items.push(application());
    for (const after of [user('新しい名前'), user('前の名前', { isShareProfileIcon: true })]) {
      tables.items[1] = after;
      const [write] = await writesOf(refreshUserSnapshots, { before: user('前の名前'), after });
      expect(write).toMatchObject({ key: { pk: 'talent#private', sk: 'UserApplies#job' } });
    }
    const same = { before: user('前の名前'), after: user('前の名前', { description: 'x' }) };
    expect(await writesOf(refreshUserSnapshots, same)).toEqual([]);
  });
});

describe('consultants', () => {
  const row = (involveType: string, appointedBy?: string) =>
    item('UserOpenJobs', 'someone#private', 'UserOpenJobs#job', {
      userID: 'someone',
      openJobID: 'job',
      involveType,
      appointedBy,
    });
  const write = (verb: string) => ({
    ...{ table: 'OPEN_JOB', key: { pk: 'job', sk: 'OpenJob' }, what: `${verb} consultantIds :person` },
    values: { ':person': new Set(['someone']) },
  });

  test('are listed in the job while their involvement exists', async () => {
    tables.items.push(row('CONSULTANT', 'admin'), item('OpenJob', 'job', 'OpenJob', { owners: ['owner'] }));
    const [side, organization, ...rest] = await writesOf(refreshConsultants, { after: row('CONSULTANT') });
    expect(rest).toEqual([write('ADD')]);
    expect([side, organization].map((each) => each?.values[':should'])).toEqual([['owner'], '']);
  });

  test('are removed from the job when the involvement is deleted or has another type, even by an old event', async () => {
    expect(await writesOf(refreshConsultants, { before: row('CONSULTANT') })).toEqual([write('DELETE')]);
    tables.clear();
    tables.items.push(row('CLIENT'));
    expect(await writesOf(refreshConsultants, { after: row('CONSULTANT') })).toEqual([write('DELETE')]);
  });

  test('are not listed without an administrator who appointed them', async () => {
    tables.items.push(row('CONSULTANT'), item('OpenJob', 'job', 'OpenJob', { owners: ['owner'] }));
    const writes = await writesOf(refreshConsultants, { after: row('CONSULTANT') });
    expect(writes.at(-1)).toEqual(write('DELETE'));
  });
});

describe('the job staff in rows about a job', () => {
  const job = (more: object) => item('OpenJob', 'job', 'OpenJob', { id: 'job', owners: ['owner'], ...more });
  const rows = [application(), keep('a', true)];

  test('comes from the current job and not from an old event', async () => {
    tables.items.push(...rows, job({ consultantIds: new Set(['new']), organizationOpenJobsId: 'org' }));
    const after = job({ consultantIds: new Set(['old']) });
    const writes = await writesOf(refreshStaffOfRows, { before: job({}), after });
    expect(writes.map(({ key, values }) => [key.sk, values[':should']])).toEqual([
      ['UserApplies#job', ['new', 'owner']],
      ['UserApplies#job', 'org'],
    ]);
  });

  test('is unchanged by other changes of the job', async () => {
    tables.items.push(...rows, job({}));
    const consultantIds = () => ({ consultantIds: new Set(['a', 'b']) });
    const same = { before: job(consultantIds()), after: job({ ...consultantIds(), title: '改題' }) };
    expect(await writesOf(refreshStaffOfRows, same)).toEqual([]);
    expect(await writesOf(refreshStaffOfRows, { after: job({}) })).toEqual([]);
  });
});

test('the children of a removed work history are deleted, and nothing else', async () => {
  const history = item('WorkHistory', 'talent', 'WorkHistory#w');
  tables.items.push(
    item('WorkHistoryDivision', 'talent', 'WorkHistory#w#WorkHistoryDivision#d'),
    item('WorkHistoryAchievementLink', 'talent', 'WorkHistory#w#WorkHistoryAchievement#a#X#l'),
    item('WorkHistory', 'talent', 'WorkHistory#ww'),
  );
  const writes = await writesOf(removeChildren, { before: history });
  expect(writes.map(({ key, what }) => `${what} ${key.sk}`)).toEqual([
    'remove WorkHistory#w#WorkHistoryDivision#d',
    'remove WorkHistory#w#WorkHistoryAchievement#a#X#l',
  ]);
  expect(await writesOf(removeChildren, { before: history, after: history })).toEqual([]);
});
