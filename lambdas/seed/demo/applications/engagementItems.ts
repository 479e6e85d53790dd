import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoApplication } from './DemoApplication';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';
import { engagementItem } from './engagementItem';

const ENGAGEMENTS = 20;
const OWN = 2;

/**
 * Twenty engagements: those of applications that became contracts, which go on, and earlier ones that have ended,
 * with a review of each side; two of these by the talent who can sign in.
 */
export function engagementItems(
  day: SeedDay,
  applications: DemoApplication[],
  { mine, talents, jobs }: { mine: DemoTalent; talents: DemoTalent[]; jobs: DemoJob[] },
): StoredItem[] {
  const random = new Random('engagements');
  const contracts = applications.filter(({ type }) => type === 'CONTRACTED');
  const rest = ENGAGEMENTS - contracts.length;
  const earlier = [...Array<DemoTalent>(OWN).fill(mine), ...random.some(talents, rest - OWN)];
  const fitting = ({ text }: DemoTalent) => jobs.filter(({ occupation }) => occupation === text.occupation);
  const free = ({ person }: DemoTalent, job: DemoJob) =>
    !applications.some((one) => one.talent.person.sub === person.sub && one.job.id === job.id);
  return [
    ...contracts.flatMap(({ talent, job, steps }) =>
      engagementItem(day, talent, job, { at: steps.at(-1)?.at ?? job.createdAt }),
    ),
    ...earlier.flatMap((talent, index) => {
      const job = random.pick(fitting(talent).filter((one) => free(talent, one)));
      const monthsAgo = talent === mine ? 3 + index * 5 : random.int(1, 9);
      return engagementItem(day, talent, job, { at: day.ago(monthsAgo * 30 + 150, 10, 0), monthsAgo });
    }),
  ];
}
