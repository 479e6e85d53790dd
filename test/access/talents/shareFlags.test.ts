import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { given } from '../../support/given';
import { shareFlags } from '../../support/shareFlags';
import { documents } from '../documents';
import { records } from '../records';
import { composed } from '../../support/composed';

const { names: flags, fields, of, opened } = shareFlags;
/**
 * The fields of a talent that are opened by a share flag (`isShare…`), without relations. The test compares the
 * relation `workHistories` separately.
 */
const plain = fields.filter((field) => !['workHistories', 'userPrefactures', 'baseLocation'].includes(field));
/** Fields that only the talent and administrators see, whatever share flags are set. */
const never = ['birthDate', 'tel', 'address', 'lineID'];
const shown = `${[...plain, ...never].join(' ')} workHistories { items { id } }`;
const text = composed<Answer>`query ($sub: ID!, $item: ID!) {
  getUser(sub: $sub) { ${shown} }
  listProfessionalItems(filter: { id: { eq: $item } }) { items { users { ${shown} } } }
}`;
type Seen = Record<string, unknown>;
type Answer = { getUser: Seen; listProfessionalItems: { items: { users: Seen[] }[] } };

/**
 * The tested combinations of the 12 share flags, as bit masks: none set, all set, and only one set. All 4,096 are
 * tested in `test/resolvers/shareFlags.test.ts`.
 */
const combinations = [0, 4095, ...flags.map((_flag, index) => 1 << index)];

let talent: Person;
let other: Person;
let client: Person;
let item: string;

beforeAll(async () => {
  talent = await given.aTalent({
    profileIcon: 'public/$me/01JCN000000000000000000001.png',
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
  const named = { name: '設計', userIDs: [talent.sub] };
  item = await records.made('ProfessionalItem', named, await given.theAdministrator());
});

test('a flag opens exactly its own fields to guests, talents and, while their area is closed, clients, in a profile and a list', async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const combination of combinations) {
    const { errors } = await query(
      documents.update,
      { input: { sub: talent.sub, ...of(combination) } },
      talent,
    );
    expect(errors).toEqual([]);
    const open = opened(combination, 'everybody');
    const callers: [string, Caller][] = [
      ['guest', 'guest'],
      ['other', other],
      ['client', client],
    ];
    for (const [name, as] of callers) {
      const { data } = await query(text, { sub: talent.sub, item }, as);
      const answers = { get: data?.getUser, list: data?.listProfessionalItems.items[0]?.users[0] };
      for (const [how, seen] of Object.entries(answers)) {
        for (const field of [...plain, ...never, 'workHistories']) {
          asked += 1;
          const isSeen = (seen?.[field] ?? null) !== null;
          if (!seen || isSeen !== open.has(field)) wrong.push(`${combination}: ${name}, ${how} and ${field}`);
        }
      }
    }
  }
  console.info(`share flags over HTTP: ${asked - wrong.length} of ${asked} fields right`);
  expect(wrong).toEqual([]);
});
