import { EnishiWorkHistory } from '../../../../model/entities/EnishiWorkHistory';
import { EnishiWorkHistoryReview } from '../../../../model/entities/EnishiWorkHistoryReview';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../../../model/snapshots/userSnapshot';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { engagements } from '../../texts/engagements';
import type { DemoJob } from '../jobs/DemoJob';
import { nameFields } from '../people/nameFields';
import type { DemoTalent } from '../talents/DemoTalent';
import type { DemoApplication } from './DemoApplication';
import { engagementKeyOf } from './engagementKeyOf';
import { japanDay } from '../../../../model/japanDay';

/**
 * Builds the two reviews of a demo engagement, one by each party. Both are published, and were written on the
 * day after the engagement ended.
 */
function reviewItems(random: Random, { item }: StoredItem, job: DemoJob): StoredItem[] {
  const at = new Date(Date.parse(`${item.endDate}`) + 33 * 3_600_000).toISOString();
  const { displayName } = item.user as { displayName: string };
  const reviews = [
    ['CLIENT', job.owner.sub, item.organizationName, random.pick(engagements.clientReviews)],
    ['TALENT', item.userId, displayName, random.pick(engagements.talentReviews)],
  ] as const;
  return reviews.map(([side, reviewerId, reviewerName, [comment, rating]]) =>
    seedItem(EnishiWorkHistoryReview, childId(item.id, side), at, {
      createdBy: reviewerId,
      enishiWorkHistoryId: item.id,
      side,
      reviewerId,
      authorKey: reviewerId,
      reviewerName,
      rating,
      comment,
      published: true,
    }),
  );
}

interface Period {
  /** The time at which the demo engagement was agreed, in ISO 8601. */
  at: string;
  /** The number of months since the demo engagement ended; missing if it continues. */
  monthsAgo?: number;
}

/** Builds a demo engagement and, if it has ended, its reviews. */
function itemsOfEngagement(
  day: SeedDay,
  talent: DemoTalent,
  job: DemoJob,
  { at, monthsAgo }: Period,
): StoredItem[] {
  const { person, displayName } = talent;
  const key = engagementKeyOf(talent, job, monthsAgo);
  const random = new Random(key);
  const { sub } = person;
  const id = childId(sub, seedUlid(key));
  const endDate = monthsAgo === undefined ? undefined : day.dayAgo(monthsAgo * 30);
  const [comment, description] = random.pick(engagements.talentComments);
  const { salaryType, minumumSalary, organizationOpenJobsId, isHideOrganizationName } = job.values;
  const engagement = seedItem(EnishiWorkHistory, id, at, {
    createdBy: sub,
    owners: [sub],
    userId: sub,
    openJobId: job.id,
    openJob: jobSnapshot({ ...job.values, id: job.id }),
    user: userSnapshot({ sub, name: nameFields(person).name, displayName }),
    organizationId: organizationOpenJobsId,
    memberIds: [sub, job.owner.sub],
    staffIds: [job.owner.sub],
    parentKey: `OpenJob#${job.id}`,
    parentSort: `EnishiWorkHistory#${at}`,
    organizationName: isHideOrganizationName === true ? job.shownOrganization : job.organization.name,
    startDate: japanDay(at),
    endDate,
    isContinuation: endDate === undefined,
    salary: minumumSalary,
    salaryType,
    numberOfHoursPerWeek: random.pick([8, 12, 16, 24, 40]),
    contractInfo: random.pick(engagements.contracts),
    comment,
    description,
  });
  return endDate === undefined ? [engagement] : [engagement, ...reviewItems(random, engagement, job)];
}

const ENGAGEMENTS = 20;
const BY_TEST_TALENT = 2;

/**
 * Builds twenty demo engagements. Each application in the state CONTRACTED has one that still continues; the
 * others have ended and been reviewed. Two of the ended ones belong to the test talent, the test user who is
 * a talent.
 */
export function engagementItems(
  day: SeedDay,
  applications: DemoApplication[],
  { testTalent, talents, jobs }: { testTalent: DemoTalent; talents: DemoTalent[]; jobs: DemoJob[] },
): StoredItem[] {
  const random = new Random('engagements');
  const contracts = applications.filter(({ type }) => type === 'CONTRACTED');
  const rest = ENGAGEMENTS - contracts.length;
  const earlier = [
    ...Array<DemoTalent>(BY_TEST_TALENT).fill(testTalent),
    ...random.some(talents, rest - BY_TEST_TALENT),
  ];
  const fitting = ({ text }: DemoTalent) => jobs.filter(({ occupation }) => occupation === text.occupation);
  const free = ({ person }: DemoTalent, job: DemoJob) =>
    !applications.some((one) => one.talent.person.sub === person.sub && one.job.id === job.id);
  return [
    ...contracts.flatMap(({ talent, job, steps }) =>
      itemsOfEngagement(day, talent, job, { at: steps.at(-1)?.at ?? job.createdAt }),
    ),
    ...earlier.flatMap((talent, index) => {
      const job = random.pick(fitting(talent).filter((one) => free(talent, one)));
      const monthsAgo = talent === testTalent ? 3 + index * 5 : random.int(1, 9);
      return itemsOfEngagement(day, talent, job, { at: day.ago(monthsAgo * 30 + 150, 10, 0), monthsAgo });
    }),
  ];
}
