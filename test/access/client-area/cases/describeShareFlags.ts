import type { CreateUserInput } from '../../../../web/src/generated/schema';
import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { shareFlags } from '../../../support/shareFlags';
import { documents } from '../../documents';
import { asked } from '../asked';
import type { OpenArea } from '../OpenArea';
import { composed } from '../../../support/composed';

type Item = Record<string, unknown>;

const { names, combinations, fields, of, opened } = shareFlags;
/** The tested fields: all fields of a profile that a share flag opens, except three relations. */
const plain = fields.filter((field) => !['workHistories', 'userPrefactures', 'baseLocation'].includes(field));
const shown = `sub ${plain.join(' ')}`;
const profile: Partial<CreateUserInput> = {
  ...{
    profileIcon: 'public/$me/01JCN000000000000000000001.png',
    belongsTo: '株式会社いま',
    companyName: '株式会社いま',
    gender: 'FEMALE',
  },
  ...{ hopeLocationType: 'REMOTE', userBaseLocationId: '13', appetiteToChangeJobs: 'NOW' },
  ...{ appetiteToSideWork: 'NO', numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, salaryType: 'MONTHLY' },
  ...{ minumumSalary: 1, maximumSalary: 2, isAgreedPostForClient: true },
};
/** The tested combinations of share flags, as bit masks: none set, all set, and each flag alone. */
const sample = [0, combinations - 1, ...names.map((_name, index) => 1 << index)];

/**
 * Tests, for some combinations of share flags, which fields of a talent an organization sees before and after
 * contact. A test of the resolvers covers all combinations.
 */
export function describeShareFlags(area: OpenArea): void {
  type People = ReadonlyMap<number, Person>;
  /** Creates a talent with each tested combination. An application reveals their names, so each test has its own. */
  async function aTalentWithEach(): Promise<People> {
    const people = new Map<number, Person>();
    for (const combination of sample)
      people.set(combination, await given.aTalent({ ...profile, ...of(combination) }));
    return people;
  }

  const differences = (people: People, rows: readonly (Item | null)[], isNamed: boolean) =>
    [...people].flatMap(([combination, { sub }]) => {
      const row = rows.find((each) => each?.sub === sub);
      const open = opened(isNamed ? combination | 1 : combination, 'clients');
      const wrong = plain.filter((field) => ((row?.[field] ?? null) !== null) !== open.has(field));
      return row ? wrong.map((field) => `${combination} ${field}`) : [`${combination} is not there`];
    });

  const profiles = async (people: People) => {
    const aliases = [...people.values()].map(
      ({ sub }, index) => `a${index}: getUser(sub: "${sub}") { ${shown} }`,
    );
    const { data } = await query(
      composed<Record<string, Item | null>>`{ ${aliases.join(' ')} }`,
      {},
      area.client,
    );
    return Object.values(data ?? {});
  };

  test('an organization sees the fields that each flag opens, in a profile and in search', async () => {
    const people = await aTalentWithEach();
    expect(differences(people, await profiles(people), false)).toEqual([]);
    const ids = [...people.values()].map(({ sub }) => sub);
    const search = composed<Record<string, { items: Item[] }>>`query ($or: [SearchableUserFilterInput!]) {
      searchUsers(filter: { or: $or }, limit: 50) { items { ${shown} } }
    }`;
    const or = ids.map((sub) => ({ sub: { eq: sub } }));
    const items = await eventually('the talents to be found', async () => {
      const found = await asked(search, { or }, area.client);
      const page = (found as { items: Item[] }).items;
      return page.length === ids.length ? page : null;
    });
    expect(differences(people, items, false)).toEqual([]);
  });

  test('the organization that a talent applied to also sees the name, in a profile and among applicants', async () => {
    const [people, openJobID] = [await aTalentWithEach(), area.ownJob()];
    for (const person of people.values())
      await asked(documents.apply, { input: { userID: person.sub, openJobID } }, person);
    expect(differences(people, await profiles(people), true)).toEqual([]);
    const text = composed<
      Record<string, { items: { user: Item }[] }>
    >`{ listUserAppliesByOpenJob(openJobID: "${openJobID}", sortDirection: DESC, limit: 100) { items { user { ${shown} } } } }`;
    const found = await asked(text, {}, area.client);
    const users = (found as { items: { user: Item }[] }).items.map(({ user }) => user);
    expect(differences(people, users, true)).toEqual([]);
  });
}
