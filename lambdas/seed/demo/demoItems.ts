import type { SeedDay } from '../lib/SeedDay';
import type { StoredItem } from '../lib/StoredItem';
import { organizations } from '../texts/organizations';
import { applicationItem } from './applications/applicationItem';
import { conversationItems } from './applications/conversationItems';
import { engagementItems } from './applications/engagementItems';
import { noticeItems } from './applications/noticeItems';
import { generateApplications } from './applications/generateApplications';
import { benefitItems } from './benefitItems';
import { benefitUseItems } from './benefitUseItems';
import { companyItems } from './histories/companyItems';
import { buildJobs } from './jobs/buildJobs';
import { generateKeeps } from './jobs/generateKeeps';
import { involvementItems } from './jobs/involvementItems';
import { jobItems } from './jobs/jobItems';
import { keepItems } from './jobs/keepItems';
import { organizationId, organizationItem } from './jobs/organizationItem';
import { generatePeople } from './people/generatePeople';
import { staffItems } from './people/staffItems';
import { type TestSubs, testPeople } from './people/testPeople';
import { professionalItems } from './professionalItems';
import { assessmentItems } from './talents/assessmentItems';
import { buildTalents } from './talents/buildTalents';
import { buildTestTalent } from './talents/buildTestTalent';
import { interviewItems } from './talents/interviewItems';
import { portfolioItems } from './talents/portfolioItems';
import { referToAchievements } from './talents/referToAchievements';
import { talentItems } from './talents/talentItems';
import { withProfiles } from './withProfiles';
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
  const items = withProfiles([
    ...about,
    ...referToAchievements(portfolios, profiles),
    ...offered,
    ...uses,
    ...professionals,
    ...pageItems(day),
    ...companyItems(day, profiles),
    ...involvementItems(day, testTalent, talents, jobs),
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
      applicationItem(application),
      ...conversationItems(application),
      ...noticeItems(day, application, [talent.sub, client.sub]),
    ]),
  ]);
  return withParentCounts(items);
}
