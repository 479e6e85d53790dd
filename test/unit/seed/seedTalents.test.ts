import { skillReleaseYears } from '../../../lambdas/seed/texts/skillReleaseYears';
import { parentIdOf, partitionOf } from '../../../model/ids';
import { seeded, seedDay, seedSubs } from '../../support/seedData';

const users = seeded('User');
const talents = users.filter(({ description }) => description !== undefined);
const histories = seeded('WorkHistory');
const works = histories.filter(({ historyType }) => historyType !== 'EDUCATION');
const achievements = seeded('WorkHistoryAchievement');
const today = seedDay.dayAgo(0);

function grouped<T>(items: T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

describe('the talents of the demo data', () => {
  it('are at least 300, half women and half men; a few have another gender or do not state it', () => {
    expect(talents.length).toBeGreaterThanOrEqual(300);
    const share = (gender: string) =>
      talents.filter((talent) => talent.gender === gender).length / talents.length;
    expect(Math.abs(share('FEMALE') - share('MALE'))).toBeLessThan(0.05);
    expect(share('NO_ANSWER') + share('OTHER')).toBeGreaterThan(0);
  });

  it('have unique names with their reading in katakana, and emails and phone numbers that belong to no real person', () => {
    expect(new Set(talents.map(({ name }) => name)).size).toBe(talents.length);
    const kana = /^[ァ-ヶー]+ [ァ-ヶー]+$/;
    expect(talents.filter(({ phoneticName }) => !kana.test(`${phoneticName}`))).toEqual([]);
    expect(talents.filter(({ nameInitial }) => !/^[A-Z]\.[A-Z]\.$/.test(`${nameInitial}`))).toEqual([]);
    const contacts = seeded('UserPrivate');
    expect(contacts.filter(({ email }) => !/^[a-z.]+@example\.com$/.test(`${email}`))).toEqual([]);
    expect(new Set(contacts.map(({ email }) => email)).size).toBe(contacts.length);
    const tels = contacts.filter(({ sub }) => talents.some((talent) => talent.sub === sub));
    expect(tels.filter(({ tel }) => !/^090-0000-\d{4}$/.test(`${tel}`))).toEqual([]);
  });

  it('have no contact data in the profile', () => {
    for (const field of ['email', 'tel', 'address', 'nearestStation']) {
      expect(users.filter((user) => user[field] !== undefined)).toEqual([]);
    }
  });

  it('have unique introductions of 120 to 400 characters', () => {
    const texts = talents.map(({ description }) => `${description}`);
    expect(texts.filter(({ length }) => length < 120 || length > 400)).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => /undefined|\{|\}/.test(text))).toEqual([]);
  });

  it('have three to eight histories, a school and one current employment', () => {
    const byTalent = grouped(works, ({ userID }) => `${userID}`);
    expect(byTalent.size).toBe(talents.length);
    for (const own of byTalent.values()) {
      expect(own.length).toBeGreaterThanOrEqual(3);
      expect(own.length).toBeLessThanOrEqual(8);
      expect(own.filter(({ isLastJob }) => isLastJob === true)).toHaveLength(1);
    }
    expect(histories.filter(({ isLastSchool }) => isLastSchool === true)).toHaveLength(talents.length);
  });

  it('have one to three achievements per history', () => {
    const byHistory = grouped(achievements, ({ id }) => parentIdOf(id));
    for (const { id } of works) {
      const count = byHistory.get(id)?.length ?? 0;
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(3);
    }
    expect(achievements.filter(({ description }) => /undefined|\{|\}/.test(`${description}`))).toEqual([]);
  });

  it('have consistent dates: start before end, none in the future, no end when it continues', () => {
    const dated = [...histories, ...achievements];
    expect(dated.filter(({ startDate }) => `${startDate}` > today)).toEqual([]);
    expect(dated.filter(({ endDate }) => endDate !== undefined && `${endDate}` > today)).toEqual([]);
    expect(
      dated.filter(({ startDate, endDate }) => endDate !== undefined && `${startDate}` > `${endDate}`),
    ).toEqual([]);
    expect(
      dated.filter(({ isContinuation, endDate }) => (isContinuation === true) === (endDate !== undefined)),
    ).toEqual([]);
    const born = talents.map(({ birthDate }) => Number(`${birthDate}`.slice(0, 4)));
    expect(seedDay.year - Math.max(...born)).toBeGreaterThanOrEqual(22);
    expect(seedDay.year - Math.min(...born)).toBeLessThanOrEqual(65);
  });

  it('have no more years with a skill than the skill’s age', () => {
    const sets = seeded('SkillSet');
    const younger = sets.filter(({ skillTag, yearsOfExperience }) => {
      const released = skillReleaseYears[(skillTag as { name: string }).name] ?? 0;
      return Number(yearsOfExperience) > seedDay.year - released;
    });
    expect(younger).toEqual([]);
    expect(sets.filter(({ yearsOfExperience }) => !(Number(yearsOfExperience) >= 0.5))).toEqual([]);
  });

  it('differ in what they share; some are private, some are hidden from organizations', () => {
    for (const flag of ['isShareFullname', 'isShareHopeSalary', 'isPrivate', 'isAgreedPostForClient']) {
      const values = new Set(talents.map((talent) => talent[flag]));
      expect(values).toEqual(new Set([true, false]));
    }
  });

  it('hope for a minimum pay below the maximum and at most 40 hours per week', () => {
    const odd = talents.filter(
      ({ minumumSalary, maximumSalary, numberOfDayPerWeek, numberOfHoursPerDay }) =>
        Number(minumumSalary) > Number(maximumSalary) ||
        Number(numberOfDayPerWeek) * Number(numberOfHoursPerDay) > 40,
    );
    expect(odd).toEqual([]);
  });

  it('include the test talent with a complete profile that organizations may see', () => {
    const own = (type: string) => seeded(type).filter(({ id }) => partitionOf(id) === seedSubs.talent);
    expect(own('User')[0]).toMatchObject({ isPrivate: false, isAgreedPostForClient: true });
    for (const type of [
      'WorkHistory',
      'SkillSet',
      'UserPrefactures',
      'UserMainJobs',
      'UserFavoriteOpenJobs',
    ]) {
      expect(own(type).length).toBeGreaterThan(0);
    }
  });
});
