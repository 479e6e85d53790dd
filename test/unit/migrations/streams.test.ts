import type { Context } from 'aws-lambda';
import type { Change } from '../../../lambdas/handle-changes/Change';
import { handler } from '../../../lambdas/handle-changes/handler';
import { publish } from '../../../lambdas/handle-changes/publish';
import { targetsOf } from '../../../lambdas/index-search/targetsOf';
import { japanDay } from '../../../model/japanDay';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { recordOf } from '../../support/recordOf';
import { EventTables } from '../events/EventTables';

jest.mock('../../../lambdas/handle-changes/publish', () => ({
  publish: jest.fn(() => Promise.resolve(new Map())),
}));

jest.mock('../../../lambdas/migrate-data/migrations', () => {
  const { inventedMigrations } = jest.requireActual<{ inventedMigrations: object }>(
    '../../support/migrations/inventedMigrations',
  );
  return { migrations: Object.values(inventedMigrations) };
});

const tables = new EventTables();
const now = new Date().toISOString();

const job = { openJobID: 'job', parentKey: 'OpenJob#job' };
/** Private rows of a person, as a release before the move stored them: one of each kind to which something reacts. */
const formerRows = Object.entries({
  LastVisitDay: { day: japanDay(now) },
  UserPrivate: { email: 'a@example.com' },
  InterviewLog: { interviewerId: 'staff', type: 'MEETING' },
  'InterviewLog#1#InterviewLogVideo': { interviewLogID: 'a.1', url: 'https://videos.example.com/1' },
  'UserApplies#job': { ...job, conversationId: 'talk', history: [{ type: 'APPLIED', at: now, by: 'a' }] },
  'UserEmployeeBenefits#1': { employeeBenefitID: '1', parentKey: 'EmployeeBenefit#1' },
  'UserFavoriteOpenJobs#job': { ...job, isFavorite: true },
  'UserOpenJobs#job': { ...job, userID: 'a', involveType: 'CONSULTANT' },
  'EnishiWorkHistory#1': { ...job, status: 'WORKING' },
  'EnishiWorkHistory#1#EnishiWorkHistoryReview#CLIENT': { enishiWorkHistoryId: 'a.1', rating: 5 },
}).map(([sk, more]): StoredRow => ({
  ...{ pk: 'a#former', sk, __typename: sk.split('#').findLast((part) => /^[A-Z][a-z]/.test(part)) ?? '' },
  ...{ id: 'a.1', owner: 'a', createdAt: now, updatedAt: now, version: 1 },
  ...more,
}));
const movedRows = formerRows.map((row) => ({
  ...{ ...row, pk: row.pk.replace('#former', '#private'), movedFrom: row.pk },
}));

afterEach(() => {
  tables.clear();
  jest.mocked(publish).mockClear();
});
afterAll(() => tables.restore());

const handle = (changes: readonly Change[]) =>
  handler({ Records: changes.map((change, place) => recordOf(change, place + 1)) }, {
    getRemainingTimeInMillis: () => 300_000,
  } as Context);
const keys = () => tables.writes.map(({ what, key }) => `${what.split(' ')[0]} ${key.pk} ${key.sk}`);

describe('handle-changes', () => {
  test('does nothing when a migration moves private rows', async () => {
    tables.items.push(...movedRows);
    const moves = formerRows.flatMap((before, place): Change[] => [{ after: movedRows[place] }, { before }]);
    expect(new Set(formerRows.map(({ __typename }) => __typename)).size).toBeGreaterThan(9);
    expect(await handle(moves)).toEqual({ batchItemFailures: [] });
    expect(keys()).toEqual([]);
    expect(jest.mocked(publish).mock.calls.flatMap(([announced]) => announced)).toEqual([]);
  });

  test('reacts to the same rows when somebody creates them', async () => {
    await handle(formerRows.map((after) => ({ after })));
    expect(keys().length).toBeGreaterThan(8);
  });

  test('does nothing when a migration completes a row that exists at the new key', async () => {
    tables.items.push(...movedRows);
    const merges = movedRows.map(({ movedFrom: _, ...row }, place): Change => ({
      ...{ before: { ...row, type: undefined, isFavorite: false }, after: movedRows[place] },
    }));
    await handle(merges);
    expect(keys()).toEqual([]);
  });

  test('does nothing when the marker of the move is removed', async () => {
    tables.items.push(...movedRows);
    const changes = movedRows.flatMap((before): Change[] => {
      const { movedFrom: _, ...after } = before;
      return before.__typename === 'LastVisitDay' ? [] : [{ before, after }];
    });
    await handle(changes);
    expect(keys()).toEqual([]);
  });

  const consultant = {
    ...{ pk: 'a#former', sk: 'UserOpenJobs#job', __typename: 'UserOpenJobs', userID: 'a', openJobID: 'job' },
    involveType: 'CONSULTANT',
  };

  test('takes a consultant off the job when the previous release deleted the involvement', async () => {
    await handle([{ before: consultant }]);
    expect(keys()).toEqual(['DELETE job OpenJob']);
  });

  test('takes a consultant off the job when the involvement is deleted after the move', async () => {
    const { pk } = consultant;
    await handle([
      { after: { ...consultant, pk: 'a#private', movedFrom: pk } },
      { before: consultant },
      { before: { ...consultant, pk: 'a#private', movedFrom: pk } },
    ]);
    expect(new Set(keys())).toEqual(new Set(['DELETE job OpenJob']));
  });

  test('handles a change of the previous release under the current names', async () => {
    const day = { pk: 'a#former', sk: 'LastVisitDay', __typename: 'LastVisitDay', day: japanDay(now) };
    await handle([{ after: day }]);
    const formerKeys = tables.writes.map(({ key }) => key);
    tables.clear();
    await handle([{ after: { ...day, pk: 'a#private' } }]);
    expect(tables.writes.map(({ key }) => key)).toEqual(formerKeys);
    expect(formerKeys.length).toBeGreaterThan(3);
    expect(JSON.stringify(tables.writes)).not.toContain('former');
  });
});

describe('index-search', () => {
  test('looks a row up under its current key, whichever key the record has', () => {
    for (const [place, before] of formerRows.entries()) {
      const after = movedRows[place];
      const targets = targetsOf(recordOf({ after }, 1));
      expect(targetsOf(recordOf({ before }, 1))).toEqual(targets);
      expect(JSON.stringify(targets)).not.toContain('#');
    }
  });
});
