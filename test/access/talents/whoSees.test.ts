import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { shareFlags } from '../../support/shareFlags';
import { documents } from '../documents';
import { records } from '../records';
import { widestViewerOf } from '../../../web/src/entities/profile/widestViewerOf';
import { composed } from '../../support/composed';

const { names: flags, fields: opened } = shareFlags;
/** Fields that do not depend on share flags. Each group of viewers sees at least one of them. */
const fixed = ['description', 'otherHopes', 'wayOfWorking', 'currentLocationType', 'twitterUrl', 'tel'];
/** The tested fields of a profile, all with plain values. profileAs.test.ts compares relations. */
const plain = [...opened, ...fixed].filter(
  (field) => !['workHistories', 'userPrefactures', 'baseLocation'].includes(field),
);
const text = composed<{ public: Seen; client: Seen }>`query ($sub: ID!) {
  public: getUserAs(sub: $sub, viewer: PUBLIC) { ${plain.join(' ')} }
  client: getUserAs(sub: $sub, viewer: CLIENT) { ${plain.join(' ')} }
}`;
type Seen = Record<string, unknown> | null;

let talent: Person;
let guest: Seen;

beforeAll(async () => {
  talent = await given.aTalent({
    ...{
      profileIcon: 'public/$me/01JCN000000000000000000001.png',
      belongsTo: '開発部',
      companyName: '株式会社いま',
    },
    ...{ hopeLocationType: 'REMOTE', userBaseLocationId: '13', appetiteToChangeJobs: 'NOW' },
    ...{ appetiteToSideWork: 'NO', numberOfDayPerWeek: 3, numberOfHoursPerDay: 6, gender: 'FEMALE' },
    ...{ salaryType: 'MONTHLY', minumumSalary: 1, maximumSalary: 2, tel: '03-1234-5678' },
    ...{ description: '画面', otherHopes: '在宅', twitterUrl: 'https://x.com/yuiko' },
    ...{ wayOfWorking: '朝は遅め', currentLocationType: 'OFFICE' },
  });
  const userID = talent.sub;
  await records.made('UserPrefactures', { userID, prefactureID: '13', isSelected: true }, talent);
  await records.made('UserMainJobs', { userID, jobID: 'design', isSelected: true, isPositive: true }, talent);
  await records.made('UserMainJobs', { userID, jobID: 'sales', isSelected: true, isPositive: false }, talent);
});

/**
 * Stores the settings of a profile. Returns the fields whose real viewers differ from those that the web app
 * shows to the talent for these settings.
 */
async function findDifferences(settings: Record<string, boolean>): Promise<string[]> {
  const { errors } = await query(documents.update, { input: { sub: talent.sub, ...settings } }, talent);
  expect(errors).toEqual([]);
  const { data } = await query(text, { sub: talent.sub }, talent);
  const seen = composed<{ getUser: Seen }>`query ($sub: ID!) { getUser(sub: $sub) { ${plain.join(' ')} } }`;
  guest = (await query(seen, { sub: talent.sub }, 'guest')).data!.getUser;
  expect(guest).toEqual(data!.public);
  return plain.filter((field) => {
    const said = widestViewerOf(field, settings);
    const isShown = (as: Seen) => (as?.[field] ?? null) !== null;
    const isWrongForPublic = isShown(data!.public) !== (said === 'public');
    // Organizations that the talent did not agree to be shown to have no view of their own.
    const isForClients = said === 'client' || (said === 'public' && settings['isAgreedPostForClient']);
    return isWrongForPublic || isShown(data!.client) !== isForClients;
  });
}

const ways = [
  { isPrivate: false, isAgreedPostForClient: true },
  { isPrivate: false, isAgreedPostForClient: false },
  { isPrivate: true, isAgreedPostForClient: true },
];

test.each(ways)('who sees an item is announced as it is, for each share flag: %p', async (way) => {
  const none = Object.fromEntries(flags.map((flag) => [flag, false]));
  const all = Object.fromEntries(flags.map((flag) => [flag, true]));
  const wrong: string[] = [];
  for (const set of [none, all, ...flags.map((flag) => ({ ...none, [flag]: true }))])
    for (const field of await findDifferences({ ...way, ...set }))
      wrong.push(`${field} with ${JSON.stringify(set)}`);
  expect(wrong).toEqual([]);
});

const choices = `userPrefactures { items { prefactureID } } userMainJobs { items { jobID } }`;
interface Chosen {
  userPrefactures: { items: object[] } | null;
  userMainJobs: { items: { jobID: string }[] } | null;
}

test.each([
  ['areas are shared', { isShareAbleAreas: true, isPrivate: false, isAgreedPostForClient: true }],
  ['areas are not shared', { isShareAbleAreas: false, isPrivate: false, isAgreedPostForClient: true }],
  ['the consent is missing', { isShareAbleAreas: true, isPrivate: false, isAgreedPostForClient: false }],
  ['the profile is private', { isShareAbleAreas: true, isPrivate: true, isAgreedPostForClient: true }],
])(
  'areas and occupations are seen as announced when %s; unwanted ones by nobody',
  async (_title, settings) => {
    const { errors } = await query(documents.update, { input: { sub: talent.sub, ...settings } }, talent);
    expect(errors).toEqual([]);
    const as = (viewer: string) => `${viewer}: getUserAs(sub: $sub, viewer: ${viewer}) { ${choices} }`;
    const { data } = await query(
      composed<
        Record<'PUBLIC' | 'CLIENT', Chosen | null>
      >`query ($sub: ID!) { ${as('PUBLIC')} ${as('CLIENT')} }`,
      { sub: talent.sub },
      talent,
    );
    const seenBy = (viewer: 'PUBLIC' | 'CLIENT', field: keyof Chosen) =>
      (data?.[viewer]?.[field]?.items.length ?? 0) > 0;
    for (const field of ['userPrefactures', 'userMainJobs'] as const) {
      const said = widestViewerOf(field, settings);
      const isForClients = said === 'client' || (said === 'public' && settings.isAgreedPostForClient);
      expect([field, seenBy('PUBLIC', field)]).toEqual([field, said === 'public']);
      expect([field, seenBy('CLIENT', field)]).toEqual([field, isForClients]);
    }
    expect(JSON.stringify(data)).not.toContain('sales');
  },
);
