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
import { pageItems } from './pageItems';
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
import { withParentCounts } from './withParentCounts';
import { withProfiles } from './withProfiles';

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
