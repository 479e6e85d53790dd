import { UserPortfolio } from '../../../model/entities/UserPortfolio';
import { WorkHistoryAchievement } from '../../../model/entities/WorkHistoryAchievement';
import { WorkHistoryCompany } from '../../../model/entities/WorkHistoryCompany';
import type { SeedDay } from '../lib/SeedDay';
import type { StoredItem } from '../lib/StoredItem';
import { organizations } from '../texts/organizations';
import { talents, type TalentText } from '../texts/talents';
import { applicationItem } from './applications/applicationItem';
import { amendmentItem } from './applications/amendmentItem';
import { termsItem } from './applications/termsItem';
import { conversationItems } from './applications/conversationItems';
import { engagementItems } from './applications/engagementItems';
import { noticeItems } from './applications/noticeItems';
import { generateApplications } from './applications/generateApplications';
import { complaintItems } from './complaintItems';
import { benefitItems } from './benefitItems';
import { benefitUseItems } from './benefitUseItems';
import { blockItems } from './blocks/blockItems';
import { withBlocks } from './blocks/withBlocks';
import { alertItems } from './jobs/alertItems';
import { buildJobs } from './jobs/buildJobs';
import { generateKeeps, keepItems } from './jobs/keeps';
import { involvementItems } from './jobs/involvementItems';
import { poolItems } from './jobs/poolItems';
import { scoutItems } from './jobs/scoutItems';
import { isProfileShown } from '../../../model/visibility/isProfileShown';
import { withTies } from './withTies';
import type { DemoApplication } from './applications/DemoApplication';
import { jobItems } from './jobs/jobItems';
import { organizationId, organizationItem } from './jobs/organizationItem';
import { generatePeople, type TestSubs, testPeople } from './people/demoPeople';
import type { Person } from './people/Person';
import { staffItems } from './people/staffItems';
import { professionalItems } from './professionalItems';
import { assessmentItems } from './talents/assessmentItems';
import { buildTalent } from './talents/buildTalent';
import { buildTestTalent } from './talents/buildTestTalent';
import type { DemoTalent } from './talents/DemoTalent';
import { interviewItems } from './talents/interviewItems';
import { portfolioItems } from './talents/portfolioItems';
import { talentItems } from './talents/talentItems';
import { withProfiles } from './withProfiles';
import { withSelection } from './withSelection';
import { PageQuery } from '../../../model/entities/PageQuery';
import { catalogueId } from '../catalogues/catalogueId';
import { seedItem } from '../lib/seedItem';
import { pages } from '../texts/pages';
import { claimItem } from './claimItem';
import { countedEntities } from '../../lib/parents/countedEntities';
import { parentValues } from '../../lib/parents/parentValues';
import { childrenPrefix } from '../../../model/ids';

/**
 * Adds to the demo records what they store about their children: the number of children and, for a field that
 * only one child may have set (such as `isLastJob`), the id of that child.
 */
function withParentCounts(items: StoredItem[]): StoredItem[] {
  const partitions = new Map<string, StoredItem['item'][]>();
  for (const { table, item } of items) {
    const key = `${table} ${item.pk}`;
    partitions.set(key, [...(partitions.get(key) ?? []), item]);
  }
  return items.map(({ table, item }) => {
    const values = countedEntities
      .filter(({ parent }) => parent === item.__typename)
      .map(({ entity }) => {
        const { pk } = childrenPrefix(entity, String(item.id));
        return parentValues(entity, item, partitions.get(`${table} ${pk}`) ?? []);
      });
    const given = Object.entries(Object.assign({}, ...values) as object).filter(
      ([, value]) => value !== null,
    );
    return { table, item: { ...item, ...Object.fromEntries(given) } };
  });
}

/**
 * Builds the public pages of the demo data (saved searches for jobs with a URL), and the rows that reserve
 * their URLs.
 */
function pageItems(day: SeedDay): StoredItem[] {
  return pages.flatMap(({ jobs, skillTags, ...page }, place) => {
    const id = catalogueId(PageQuery.name, page.url);
    const item = seedItem(PageQuery, id, day.ago(120 - place, 10, 0), {
      listKey: PageQuery.name,
      ...page,
      jobs: jobs?.map((name) => catalogueId('Job', name)),
      skillTags: skillTags?.map((name) => catalogueId('SkillTag', name)),
    });
    return [item, claimItem('PageUrl', page.url, id)];
  });
}

const TALENTS = 320;

/** The key of the organization that the test client owns, in organizations.json. */
const CLIENT_ORGANIZATION = 'hakobune';

/**
 * Assigns an occupation, with its texts, to each of `count` demo talents. Each occupation occurs according to
 * its `share`, and the occupations are evenly mixed.
 */
function assignOccupations(count: number): TalentText[] {
  const total = talents.reduce((sum, { share }) => sum + share, 0);
  const spread = talents.flatMap((text) =>
    Array.from({ length: text.share }, (_, index) => ({ text, place: (index + 0.5) / text.share })),
  );
  const mixed = spread.sort((one, other) => one.place - other.place).map(({ text }) => text);
  return Array.from({ length: count }, (_, index) => mixed[index % total] as TalentText);
}

/** Builds all demo talents except the test talent, which means all who cannot sign in. */
function buildTalents(day: SeedDay, people: Person[]): DemoTalent[] {
  const texts = assignOccupations(people.length);
  return people.map((person, index) => buildTalent(day, person, texts[index] as TalentText));
}

/**
 * Builds the catalogue of company names from the employers in the demo talents' work histories whose names
 * begin or end with 株式会社, with the ids that the API would give them.
 */
function companyItems(day: SeedDay, histories: StoredItem[]): StoredItem[] {
  const names = histories
    .filter(({ item }) => item.__typename === 'WorkHistory' && item.historyType === 'WORK')
    .map(({ item }) => String(item.organizationName ?? ''))
    .filter((name) => name.startsWith('株式会社') || name.endsWith('株式会社'));
  const ids = new Map(names.map((name) => [name.toLowerCase().replace(/[\s.#]/g, ''), name]));
  return [...ids].map(([id, name]) => seedItem(WorkHistoryCompany, id, day.ago(300, 9, 0), { name }));
}

/**
 * Sets the contents of portfolio blocks of the type `ACHIEVEMENT` to the id of the talent's latest achievement.
 * The blocks of talents without an achievement are left out.
 * @param pages the records of the portfolio pages
 * @param profiles the records of the talents' profiles
 */
function referToAchievements(pages: StoredItem[], profiles: readonly StoredItem[]): StoredItem[] {
  const latest = new Map<unknown, string>();
  for (const { item } of profiles)
    if (item.__typename === WorkHistoryAchievement.name) latest.set(item.owner, item.id);
  return pages.flatMap((page) => {
    const { __typename, type, owner } = page.item;
    if (__typename !== UserPortfolio.name || type !== 'ACHIEVEMENT') return [page];
    const content = latest.get(owner);
    return content ? [{ ...page, item: { ...page.item, content } }] : [];
  });
}

/**
 * Returns the demo talents who are offered to organizations, without those whom `involvementItems` involves and those
 * who have applied to a job.
 * @param profiles the records of the talents' profiles
 */
function listOffered(
  talents: readonly DemoTalent[],
  profiles: readonly StoredItem[],
  applications: readonly DemoApplication[],
): DemoTalent[] {
  const offered = profiles.filter(
    ({ item }) => item.__typename === 'User' && isProfileShown(item, 'client', ''),
  );
  const subs = new Set(offered.map(({ item }) => item.pk));
  const applied = new Set(applications.map(({ talent }) => talent.person.sub));
  return talents.filter(
    ({ person: { sub } }, index) => index % 16 !== 5 && subs.has(sub) && !applied.has(sub),
  );
}

/**
 * Builds all demo records, except the dashboard's figures, as they are on the given day. `subs` are the subs
 * of the test users. The same arguments always give the same records, and their ids do not depend on the day.
 */
export function demoItems(day: SeedDay, subs: TestSubs): StoredItem[] {
  const { talent, admin, client } = testPeople(subs);
  const people = generatePeople(TALENTS + organizations.length);
  const owners = new Map(
    organizations.map(({ key }, index) => {
      const owner = people[TALENTS + index];
      return [key, key === CLIENT_ORGANIZATION || !owner ? client : owner];
    }),
  );
  const jobs = buildJobs(day, owners);
  const clientJobs = jobs.filter(({ text }) => text.by === CLIENT_ORGANIZATION);
  const testTalent = buildTestTalent(day, talent);
  const talents = buildTalents(day, people.slice(0, TALENTS));
  const applications = generateApplications(day, {
    testTalent,
    talents,
    jobs,
    clientJobs,
    adminSub: admin.sub,
  });
  const keeps = generateKeeps(testTalent, talents, jobs);
  for (const { values } of [...keeps.values()].flat()) {
    values.favoriteCount = Number(values.favoriteCount) + 1;
  }
  const authors = [admin, ...people.slice(TALENTS, TALENTS + 6)];
  const about = [
    ...assessmentItems(day, testTalent, talents, authors),
    ...interviewItems(day, testTalent, talents, admin),
    ...engagementItems(day, applications, { testTalent, talents, jobs }),
  ];
  const portfolios = portfolioItems(testTalent, talents);
  const offered = benefitItems(day, organizationId({ key: CLIENT_ORGANIZATION }));
  const uses = benefitUseItems(day, offered, testTalent, talents);
  const professionals = professionalItems(day, talents);
  const profiles = [testTalent, ...talents].flatMap(talentItems);
  const scouting = clientJobs.find(({ isOpen }) => isOpen);
  const shown = listOffered(talents, profiles, applications);
  const scouted = scouting
    ? [...scoutItems(day, scouting, shown, admin.sub), ...poolItems(day, scouting, shown)]
    : [];
  const items = withProfiles([
    ...about,
    ...referToAchievements(portfolios, profiles),
    ...offered,
    ...uses,
    ...professionals,
    ...pageItems(day),
    ...companyItems(day, profiles),
    ...involvementItems(day, testTalent, talents, jobs),
    ...alertItems(day, talent, client),
    ...complaintItems(day, jobs.find(({ isOpen }) => isOpen)?.id),
    ...blockItems(day, [testTalent, ...talents]),
    ...organizations.flatMap((text) => {
      const owner = owners.get(text.key) ?? client;
      const organization = { id: organizationId(text), name: text.name };
      return [organizationItem(text, owner.sub, day.ago(420, 9, 0)), ...staffItems(day, owner, organization)];
    }),
    ...staffItems(day, admin),
    ...jobs.flatMap(jobItems),
    ...profiles,
    ...[...keeps].flatMap(([keeper, kept]) => keepItems(day, keeper, kept)),
    ...applications.flatMap((application) => [
      applicationItem(day, application),
      ...[termsItem(application), amendmentItem(application)].filter((item) => item !== null),
      ...conversationItems(application),
      ...noticeItems(day, application, [talent.sub, client.sub]),
    ]),
    ...scouted,
  ]);
  return withParentCounts(withBlocks(withTies(withSelection(items, admin.sub))));
}
