import type { Person } from '../../support/api/Person';
import { given } from '../../support/given';
import { ulid } from '../../support/ulid';
import { records } from '../records';

/**
 * Tests two limits on the child records of one parent: how many there may be, and that some boolean fields
 * may be true in only one of them. Both limits must hold even if several child records are written at the
 * same moment.
 */
const { send, made, relation } = records;

let talent: Person;
beforeEach(async () => {
  talent = await given.aTalent();
});

const refused = async (sent: ReturnType<typeof send>) => {
  const { error } = await sent;
  const { field, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
  return error ? [error.errorType, field, rule].filter(Boolean).join(' ') : 'stored';
};

async function anAchievement(): Promise<string> {
  const workHistoryID = await made('WorkHistory', { userID: talent.sub }, talent);
  return made('WorkHistoryAchievement', { workHistoryID, projectName: '刷新' }, talent);
}

const full = 'InvalidInput input most 20';

describe('an achievement has at most 20 links', () => {
  const link = (workHistoryAchievementID: string, more: object = {}) =>
    send(
      'create',
      'WorkHistoryAchievementLink',
      { workHistoryAchievementID, title: '記事', url: 'https://example.com', ...more },
      talent,
    );

  test('even if more are created at the same moment', async () => {
    const [achievement, another] = [await anAchievement(), await anAchievement()];
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => refused(link(achievement))));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === full)).toHaveLength(4);
    expect(await refused(link(another))).toBe('stored');
  });

  test('a deleted one makes room for exactly one', async () => {
    const achievement = await anAchievement();
    const links = await Promise.all(Array.from({ length: 20 }, () => link(achievement)));
    const [id, other] = links.map(({ row }) => row?.id);
    expect(await refused(link(achievement))).toBe(full);
    const remove = (input: object) => send('delete', 'WorkHistoryAchievementLink', input, talent, 'id url');
    const outcomes = await Promise.all([remove({ id }), remove({ id })]);
    expect(outcomes.filter(({ row }) => row)).toEqual([{ row: { id, url: 'https://example.com' } }]);
    expect(await refused(link(achievement))).toBe('stored');
    expect(await refused(link(achievement))).toBe(full);
    expect(await refused(remove({ id: other }))).toBe('stored');
  });

  test('and the last one can be sent again', async () => {
    const achievement = await anAchievement();
    await Promise.all(Array.from({ length: 19 }, () => link(achievement)));
    const clientToken = ulid();
    const { row } = await link(achievement, { clientToken });
    expect((await link(achievement, { clientToken })).row).toEqual(row);
    expect(await refused(link(achievement))).toBe(full);
  });
});

describe('one history is the last job, and one the last school', () => {
  const history = (input: object) => made('WorkHistory', { userID: talent.sub, ...input }, talent);
  const change = (id: string, input: object) =>
    send('update', 'WorkHistory', { id, ...input }, talent, 'id version isLastJob description');
  const marked = async (field = 'isLastJob') => {
    const rows = await relation(talent.sub, 'workHistories', `id ${field}`, talent);
    return (rows ?? []).filter((row) => row[field]).map(({ id }) => id);
  };

  test('the newer one takes it over, on create and on update', async () => {
    const first = await history({ isLastJob: true, isLastSchool: true });
    const second = await history({ isLastJob: true });
    expect([await marked(), await marked('isLastSchool')]).toEqual([[second], [first]]);
    const { row } = await change(first, { isLastJob: true, description: '開発' });
    expect(row).toMatchObject({ isLastJob: true, description: '開発', version: 2 });
    expect(await marked()).toEqual([first]);
    const third = await history({ isLastJob: true, isLastSchool: true });
    expect([await marked(), await marked('isLastSchool')]).toEqual([[third], [third]]);
  });

  test.each([false, null])('it is given back by %s and by a deletion', async (isLastJob) => {
    const first = await history({ isLastJob: true });
    expect((await change(first, { isLastJob })).row).toMatchObject({ isLastJob });
    expect(await marked()).toEqual([]);
    const second = await history({ isLastJob: true });
    await send('delete', 'WorkHistory', { id: second }, talent);
    const third = await history({ isLastJob: true });
    expect(await marked()).toEqual([third]);
    expect((await change(third, { isLastJob: true })).row).toMatchObject({ isLastJob: true, version: 2 });
  });

  test('even if several take it at the same moment', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => history({})));
    const outcomes = await Promise.all([
      ...ids.map((id) => refused(change(id, { isLastJob: true }))),
      ...ids.map(() =>
        refused(send('create', 'WorkHistory', { userID: talent.sub, isLastJob: true }, talent)),
      ),
    ]);
    expect(outcomes.filter((outcome) => outcome !== 'Conflict')).toContain('stored');
    expect(new Set(['stored', 'Conflict', ...outcomes]).size).toBe(2);
    expect(await marked()).toHaveLength(1);
  });

  test('a refused change leaves it where it is', async () => {
    const first = await history({ isLastJob: true, startDate: '2020-04-01' });
    const second = await history({ endDate: '2020-03-31' });
    const broken = { isLastJob: true, startDate: '2020-04-01' };
    expect(await refused(change(second, broken))).toBe('InvalidInput input.endDate notBeforeStart');
    expect(await refused(change(`${talent.sub}.none`, { isLastJob: true }))).toBe('NotFound');
    const stranger = await given.aTalent();
    const input = { id: second, isLastJob: true };
    expect(await refused(send('update', 'WorkHistory', input, stranger))).toBe('NotFound');
    expect(await marked()).toEqual([first]);
  });
});
