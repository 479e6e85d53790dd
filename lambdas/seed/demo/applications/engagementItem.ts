import { EnishiWorkHistory } from '../../../../model/entities/EnishiWorkHistory';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../../../model/snapshots/userSnapshot';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { seedUlid } from '../../lib/seedUlid';
import { engagements } from '../../texts/engagements';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';
import { nameFields } from '../people/nameFields';
import { reviewItems } from './reviewItems';

interface Course {
  /** When it was agreed, ISO 8601. */
  at: string;
  /** How many months ago it ended; absent while it goes on. */
  monthsAgo?: number;
}

/** An engagement of a talent on a job, and, once it has ended, what each side says of it. */
export function engagementItem(
  day: SeedDay,
  { person, displayName }: DemoTalent,
  job: DemoJob,
  { at, monthsAgo }: Course,
): StoredItem[] {
  const key = `engagement:${person.key}:${job.id}:${monthsAgo ?? 0}`;
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
    sideIds: [job.owner.sub],
    parentKey: `OpenJob#${job.id}`,
    parentSort: `EnishiWorkHistory#${at}`,
    organizationName: isHideOrganizationName === true ? job.shownOrganization : job.organization.name,
    startDate: at.slice(0, 10),
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
