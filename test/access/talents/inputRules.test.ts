import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { now } from '../../support/now';
import { shareFlags } from '../../support/shareFlags';
import { records } from '../records';
import { graphql } from '../../support/graphql';
import { composed } from '../../support/composed';

/**
 * Tests that the API refuses invalid values in a talent's own input. Each refusal names a rule for which the
 * web app's forms have a message. `rules/sameRules.test.ts` tests one value for each rule.
 */
const { send, made } = records;

let talent: Person;
beforeAll(async () => {
  talent = await given.aTalent();
});

/** Returns the error of a call as `<type> <field> <rule>`; null if the call was accepted. */
async function refusal(verb: string, entity: string, input: object, as = talent): Promise<string | null> {
  const { error } = await send(verb, entity, input, as, 'version');
  const { field, rule } = (error?.errorInfo ?? {}) as { field?: string; rule?: string };
  return error ? [error.errorType, field, rule].filter(Boolean).join(' ') : null;
}

const tomorrow = () => new Date(now() + 2 * 86_400_000).toISOString().slice(0, 10);

describe('a period', () => {
  test.each([
    [() => ({ startDate: '2025-04-02', endDate: '2025-04-01' }), 'endDate notBeforeStart'],
    [() => ({ startDate: tomorrow() }), 'startDate notInFuture'],
    [() => ({ startDate: '2025-04-01', endDate: tomorrow() }), 'endDate notInFuture'],
    [() => ({ endDate: '2025-04-01', isContinuation: true }), 'endDate noneWhileContinuing'],
  ])('of a history or an achievement is refused: %#', async (input, rule) => {
    const history = await made('WorkHistory', { userID: talent.sub }, talent);
    const achievement = { workHistoryID: history, projectName: '刷新' };
    expect(await refusal('create', 'WorkHistory', { userID: talent.sub, ...input() })).toBe(
      `InvalidInput input.${rule}`,
    );
    expect(await refusal('create', 'WorkHistoryAchievement', { ...achievement, ...input() })).toBe(
      `InvalidInput input.${rule}`,
    );
    const id = await made('WorkHistoryAchievement', achievement, talent);
    expect(await refusal('update', 'WorkHistoryAchievement', { id, ...input() })).toBe(
      `InvalidInput input.${rule}`,
    );
  });

  test('is checked with the stored half', async () => {
    const period = { startDate: '2024-04-01', endDate: '2025-03-31' };
    const id = await made('WorkHistory', { userID: talent.sub, ...period }, talent);
    const change = (input: object) => refusal('update', 'WorkHistory', { id, ...input });
    expect(await change({ startDate: '2025-04-01' })).toBe('InvalidInput input.endDate notBeforeStart');
    expect(await change({ endDate: '2024-03-31' })).toBe('InvalidInput input.endDate notBeforeStart');
    expect(await change({ isCurrentJob: true })).toBe('InvalidInput input.endDate noneWhileContinuing');
    expect(await change({ startDate: '2024-05-01' })).toBeNull();
    expect(await change({ isCurrentJob: true, endDate: null })).toBeNull();
    expect(await change({ endDate: '2025-03-31' })).toBe('InvalidInput input.endDate noneWhileContinuing');
    expect(await change({ endDate: '2025-03-31', isCurrentJob: false })).toBeNull();
  });
});

test('a qualification expires after its release, and not at all without expiry', async () => {
  const own = { userID: talent.sub, name: '簿記' };
  const dates = { releaseDate: '2024-04-01', expirationDate: '2027-03-31' };
  const create = (input: object) => refusal('create', 'Qualification', { ...own, ...input });
  expect(await create({ ...dates, releaseDate: '2027-04-01' })).toBe(
    'InvalidInput input.expirationDate notBeforeRelease',
  );
  expect(await create({ ...dates, isNoExpiry: true })).toBe(
    'InvalidInput input.expirationDate noneWithoutExpiry',
  );
  const id = await made('Qualification', { ...own, ...dates }, talent);
  expect(await refusal('update', 'Qualification', { id, isNoExpiry: true })).toBe(
    'InvalidInput input.expirationDate noneWithoutExpiry',
  );
  expect(await refusal('update', 'Qualification', { id, isNoExpiry: true, expirationDate: null })).toBeNull();
});

test.each([
  ['numberOfDayPerWeek', 0, '1..7'],
  ['numberOfHoursPerDay', 12.5, '1..12'],
  ['maximumSalary', -1, '0..1000000000'],
  ['wayOfWorking', 'あ'.repeat(501), '0..500'],
])('a wish out of its range is refused: %s %p', async (field, value, rule) => {
  const input = { sub: talent.sub, [field]: value };
  expect(await refusal('update', 'User', input)).toBe(`InvalidInput input.${field} ${rule}`);
});

test('the minimum salary is at most the maximum, also the stored one', async () => {
  const change = (input: object) => refusal('update', 'User', { sub: talent.sub, ...input });
  const rule = 'InvalidInput input.minumumSalary notAboveMaximum';
  expect(await change({ minumumSalary: 501, maximumSalary: 500 })).toBe(rule);
  expect(await change({ minumumSalary: 400, maximumSalary: 500 })).toBeNull();
  expect(await change({ minumumSalary: 501 })).toBe(rule);
  expect(await change({ maximumSalary: 399 })).toBe(rule);
  expect(await change({ maximumSalary: 400 })).toBeNull();
});

test('nobody registers under a reserved name', async () => {
  const person = await given.aNewcomer();
  const names = { lastName: '縁', firstName: '結子', lastNameKana: 'エニシ', firstNameKana: 'ユイコ' };
  const input = { sub: person.sub, ...names, displayName: '退会ﾕｰｻﾞｰ', isAgreedTerms: true };
  expect(await refusal('create', 'User', input, person)).toBe('InvalidInput input.displayName reserved');
});

test('a block of a portfolio embeds known sites and shows own uploads, on create and on any change', async () => {
  const own = { userID: talent.sub };
  const create = (input: object) => refusal('create', 'UserPortfolio', { ...own, ...input });
  const video = 'https://www.youtube.com/watch?v=1';
  expect(await create({ type: 'EMBED', content: 'https://example.com/' })).toBe(
    'InvalidInput input.content host',
  );
  expect(await create({ type: 'IMAGE', content: 'private/another/a.png' })).toBe(
    'InvalidInput input.content ownUpload',
  );
  const id = await made('UserPortfolio', { ...own, type: 'EMBED', content: video }, talent);
  const change = (input: object) => refusal('update', 'UserPortfolio', { id, ...input });
  expect(await change({ content: 'https://example.com/' })).toBe('InvalidInput input.content host');
  expect(await change({ type: 'IMAGE' })).toBe('InvalidInput input.content required');
  expect(await change({ content: `${video}&t=2` })).toBeNull();
  expect(
    await change({ type: 'IMAGE', content: `private/${talent.sub}/01JCN000000000000000000001.png` }),
  ).toBeNull();
});

test('a skill is one of the catalogue', async () => {
  const admin = await given.theAdministrator();
  const skill = await made('Skill', { name: '刺しゅう' }, admin);
  const tag = await made('SkillTag', { name: '刺しゅう' }, admin);
  const own = { userID: talent.sub, yearsOfExperience: 3 };
  const create = (input: object) => refusal('create', 'SkillSet', { ...own, ...input });
  expect(await create({ skillSetSkillId: tag })).toBe('InvalidInput input.skillSetSkillId exists');
  expect(await create({ skillSetSkillTagId: skill })).toBe('InvalidInput input.skillSetSkillTagId exists');
  expect(await create({ skillSetSkillId: tag, skillSetSkillTagId: tag })).toBe(
    'InvalidInput input.skillSetSkillId exists',
  );
  expect(await create({ skillSetSkillId: skill, skillSetSkillTagId: tag })).toBeNull();
  expect(await create({ skillSetSkillId: skill })).toBeNull();
});

describe('registration', () => {
  const stored = async (person: Person) => {
    const shares = shareFlags.names.join(' ');
    const document = composed<{ getUser: Record<string, unknown> }>`query Own($sub: ID!) {
      getUser(sub: $sub) { shortID portfolioPath isAlreadyEditedBasic ${shares} }
    }`;
    const { data } = await query(document, { sub: person.sub }, person);
    return data?.getUser ?? {};
  };

  test('gives a short id, which is the path of the portfolio, and shares nothing', async () => {
    const person = await given.aTalent({ isShareGender: true });
    const { shortID, portfolioPath, ...rest } = await stored(person);
    expect(shortID).toMatch(/^[a-z]{8}$/);
    expect(portfolioPath).toBe(shortID);
    const none = Object.fromEntries(shareFlags.names.map((name) => [name, name === 'isShareGender']));
    expect(rest).toEqual({ ...none, isAlreadyEditedBasic: null });
    const path = graphql(`
      query At($path: String!) {
        getUserByPath(path: $path) {
          sub
        }
      }
    `);
    const { data } = await query(path, { path: portfolioPath }, 'guest');
    expect(data?.getUserByPath).toEqual({ sub: person.sub });
  });

  test('is completed by the talent’s first save of a basic field, not by hopes or by administrators', async () => {
    const person = await given.aTalent();
    const save = (input: object, as: Person) => refusal('update', 'User', { sub: person.sub, ...input }, as);
    expect(await save({ otherHopes: '朝型' }, person)).toBeNull();
    expect(await save({ description: '自己紹介' }, await given.theAdministrator())).toBeNull();
    expect((await stored(person)).isAlreadyEditedBasic).toBeNull();
    expect(await save({ description: '自己紹介' }, person)).toBeNull();
    expect((await stored(person)).isAlreadyEditedBasic).toBe(true);
  });

  test('an answer to the survey completes it, at registration or later', async () => {
    const document = graphql(`
      query Own($sub: ID!) {
        getUser(sub: $sub) {
          isCompletedSurvey
          triggerForRegistration
        }
      }
    `);
    const answered = async (person: Person) => (await query(document, { sub: person.sub }, person)).data;
    const done = { getUser: { isCompletedSurvey: true, triggerForRegistration: 'friend' } };
    expect(await answered(await given.aTalent({ triggerForRegistration: 'friend' }))).toEqual(done);
    const later = await given.aTalent();
    expect(await refusal('update', 'User', { sub: later.sub, otherHopes: '朝型' }, later)).toBeNull();
    expect(await answered(later)).toMatchObject({ getUser: { isCompletedSurvey: null } });
    const input = { sub: later.sub, triggerForRegistration: 'friend' };
    expect(await refusal('update', 'User', input, later)).toBeNull();
    expect(await answered(later)).toEqual(done);
  });
});

test.each(['0001-01-01', '1899-12-31'])(
  'the date %s of a query is checked like one of an input',
  async (date) => {
    const document = 'query Log($date: AWSDate!) { listAuditEntries(date: $date) { items { id } } }';
    const { errors } = await query(document, { date }, await given.theAdministrator());
    expect(errors[0]).toMatchObject({
      errorType: 'InvalidInput',
      errorInfo: { field: 'date', rule: 'date' },
    });
  },
);
