import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { shareFlags } from '../../support/shareFlags';
import { basicFields } from '../../../model/basicFields';
import { documents } from './documents';

/** A value for each field that the screens 基本情報 and 希望条件 save by `updateUser`. */
const values: Record<string, unknown> = {
  ...{ displayName: 'ゆい', birthDate: '1991-04-15', gender: 'FEMALE', description: '画面を作っています。' },
  ...{ profileIcon: null, coverImage: null, userMainJobId: null, userBaseLocationId: null },
  ...{ companyName: '株式会社さざなみ', lineID: 'yui', chatworkID: 'yui' },
  ...{ facebookUrl: 'https://www.facebook.com/yui', linkedinUrl: 'https://www.linkedin.com/in/yui' },
  ...{ twitterUrl: 'https://x.com/yui', instagramUrl: 'https://www.instagram.com/yui' },
  ...{ currentLocationType: 'REMOTE', hopeLocationType: 'REMOTE', appetiteToChangeJobs: 'SOMEDAY' },
  ...{ appetiteToSideWork: 'NO', wayOfWorking: '朝型', numberOfDayPerWeek: 3, numberOfHoursPerDay: 6 },
  ...{ salaryType: 'YEARLY', minumumSalary: 400, maximumSalary: 500, otherHopes: '静かな席' },
  ...{ isPrivate: false, isAgreedPostForClient: true },
  ...Object.fromEntries(shareFlags.names.map((flag) => [flag, true])),
};

/** Input that changes two records: the profile, and the row with the contact data and copies of names. */
const inTwoRecords: readonly Record<string, unknown>[] = [
  { lastName: '縁', firstName: '結' },
  { lastNameKana: 'エニシ', firstNameKana: 'ユイ' },
  ...[
    { belongsTo: 'デザイン部' },
    { tel: '+819012345678' },
    { address: '東京都' },
    { nearestStation: '神田' },
  ],
];

let talent: Person;
beforeAll(async () => {
  talent = await given.aTalent();
});

/** Saves the input and returns the number of calls to data sources that it cost. */
async function costOf(input: object): Promise<number> {
  const { data, errors, calls } = await query(
    documents.saveBasic,
    { input: { sub: talent.sub, ...input } },
    talent,
  );
  expect(errors).toEqual([]);
  expect(data?.updateUser).toBeTruthy();
  return calls;
}

test('every field of 基本情報 is measured', () => {
  const measured = [...Object.keys(values), ...inTwoRecords.flatMap(Object.keys)];
  expect(basicFields.filter((field) => !measured.includes(field))).toEqual([]);
});

test('one saved field of the profile costs two calls', async () => {
  const costs: Record<string, number> = {};
  for (const [field, value] of Object.entries(values)) costs[field] = await costOf({ [field]: value });
  // The check that the account exists, and the write, which returns the record.
  expect(Object.entries(costs).filter(([, calls]) => calls !== 2)).toEqual([]);
});

test('a field that is stored in two records costs three', async () => {
  const costs = [];
  for (const input of inTwoRecords) costs.push(await costOf(input));
  // A transaction returns no records, so the profile is read afterwards.
  expect(costs).toEqual(inTwoRecords.map(() => 3));
});

test('a refusal names its reason without a further call', async () => {
  const person = await given.aTalent();
  const changed = { sub: person.sub, salaryType: 'YEARLY', minumumSalary: 400, maximumSalary: 500 };
  expect((await query(documents.saveConditions, { input: changed }, person)).errors).toEqual([]);
  const stale = await query(
    documents.saveConditions,
    { input: { sub: person.sub, otherHopes: '朝型' }, version: 1 },
    person,
  );
  expect([stale.errors[0]?.errorType, stale.calls]).toEqual(['Conflict', 2]);
  const input = { sub: person.sub, minumumSalary: 501 };
  const broken = await query(documents.saveConditions, { input }, person);
  expect([broken.errors[0]?.errorInfo, broken.calls]).toEqual([
    { field: 'input.minumumSalary', rule: 'notAboveMaximum' },
    2,
  ]);
  const nobody = { sub: 'nobody-at-all', otherHopes: '朝型' };
  const missing = await query(documents.saveConditions, { input: nobody }, await given.theAdministrator());
  expect(missing.errors[0]?.errorType).toBe('NotFound');
});
