import type { Person } from '../support/api/Person';
import { type Caller, query } from '../support/api/query';
import { given } from '../support/given';
import { documents } from './documents';

/** Typed from spec/access.md 6.2: what a flag opens to everybody who may open the profile. */
const opens: Record<string, string[]> = {
  isShareFullname: ['firstName', 'lastName', 'firstNameKana', 'lastNameKana', 'name', 'phoneticName'],
  isShareProfileIcon: ['profileIcon'],
  isShareHistories: ['workHistories'],
  isShareCurrentJob: ['belongsTo', 'companyName'],
  isShareAppetites: [],
  isShareWorkTime: [],
  isShareHopeSalary: [],
  isShareHopeLocationType: ['hopeLocationType'],
  isShareAbleAreas: [],
  isShareGender: [],
  isShareBirthdate: [],
  isShareBaseLocation: ['userBaseLocationId'],
};
const flags = Object.keys(opens);
/** Open to organizations alone, or to nobody, whatever is shared. */
const never = [
  ...['appetiteToChangeJobs', 'appetiteToSideWork', 'numberOfDayPerWeek', 'numberOfHoursPerDay', 'gender'],
  ...['salaryType', 'minumumSalary', 'maximumSalary', 'ageBand', 'birthDate', 'tel', 'address', 'lineID'],
];
const plain = [...Object.values(opens).flat(), ...never].filter((field) => field !== 'workHistories');
const text = `query ($sub: ID!) {
  getUser(sub: $sub) { ${plain.join(' ')} workHistories { items { id } } }
}`;

/** None, all, each alone, all but each, and as many more, spread over the 4,096. */
const combinations = [
  0,
  4095,
  ...flags.map((_flag, index) => 1 << index),
  ...flags.map((_flag, index) => 4095 ^ (1 << index)),
  ...Array.from({ length: 26 }, (_, index) => (index * 2654435761) % 4096),
];

let talent: Person;
let other: Person;
let client: Person;

beforeAll(async () => {
  talent = await given.aTalent({
    profileIcon: 'icon.png',
    belongsTo: '株式会社いま',
    companyName: '株式会社いま',
    hopeLocationType: 'REMOTE',
    userBaseLocationId: '13',
    appetiteToChangeJobs: 'NOW',
    appetiteToSideWork: 'NO',
    numberOfDayPerWeek: 3,
    numberOfHoursPerDay: 6,
    gender: 'FEMALE',
    salaryType: 'MONTHLY',
    minumumSalary: 1,
    maximumSalary: 2,
    tel: '03-1234-5678',
    address: '東京都',
    lineID: 'line',
  });
  [other, client] = [await given.aTalent(), await given.theClient()];
  const input = { userID: talent.sub, organizationName: '株式会社むかし' };
  await query(documents.history, { input }, talent);
}, 60_000);

test('a flag opens its own fields and no other, to guests, talents and, while their area is closed, clients', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const combination of combinations) {
    const shares = Object.fromEntries(flags.map((flag, index) => [flag, (combination & (1 << index)) !== 0]));
    const { errors } = await query(documents.update, { input: { sub: talent.sub, ...shares } }, talent);
    expect(errors).toEqual([]);
    const open = flags.filter((flag) => shares[flag]).flatMap((flag) => opens[flag] ?? []);
    const callers: [string, Caller][] = [
      ['guest', 'guest'],
      ['other', other],
      ['client', client],
    ];
    for (const [name, as] of callers) {
      const { data } = await query<{ getUser: Record<string, unknown> }>(text, { sub: talent.sub }, as);
      for (const field of [...plain, 'workHistories']) {
        asked += 1;
        const isSeen = (data?.getUser[field] ?? null) !== null;
        if (isSeen !== open.includes(field)) wrong.push(`${combination}: ${name} and ${field}`);
      }
    }
  }
  console.info(`share flags over HTTP: ${asked - wrong.length} of ${asked} fields right`);
  expect(wrong).toEqual([]);
}, 60_000);
