import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import type { ApplyType } from './applySteps';
import { buildApplication } from './buildApplication';
import type { DemoApplication } from './DemoApplication';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

const DAY = 86_400_000;

/** What becomes of the 35 applications of people who cannot sign in. */
const STATES: ApplyType[] = (
  [
    ['APPLIED', 8],
    ['SCREENING', 7],
    ['INTERVIEW', 6],
    ['OFFERED', 4],
    ['CONTRACTED', 4],
    ['REJECTED', 4],
    ['WITHDRAWN', 2],
  ] as [ApplyType, number][]
).flatMap(([type, count]) => Array<ApplyType>(count).fill(type));

/** The test talent's own five: where they stand and how much of each is unread. */
const OWN: [ApplyType, number][] = [
  ['INTERVIEW', 1],
  ['SCREENING', 0],
  ['OFFERED', 0],
  ['APPLIED', 0],
  ['REJECTED', 0],
];

/** Jobs that were out long enough for all steps of a selection. */
function seasoned(day: SeedDay, jobs: DemoJob[]): DemoJob[] {
  return jobs.filter(
    ({ isOpen, values }) => isOpen && day.midnight - Date.parse(`${values.publishedAt}`) > 12 * DAY,
  );
}

/**
 * Forty applications in every state, to jobs of the talent's own occupation; the client's jobs get some too.
 * `mine` is the talent who can sign in.
 */
export function generateApplications(
  day: SeedDay,
  {
    mine,
    talents,
    jobs,
    clientJobs,
    adminSub,
  }: {
    mine: DemoTalent;
    talents: DemoTalent[];
    jobs: DemoJob[];
    clientJobs: DemoJob[];
    adminSub: string;
  },
): DemoApplication[] {
  const random = new Random('applications');
  const open = seasoned(day, jobs);
  const forMine = random.some(
    open.filter(({ occupation }) => occupation === mine.text.occupation),
    OWN.length,
  );
  const own = forMine.flatMap((job, index) => {
    const [type, unread] = OWN[index] ?? ['APPLIED', 0];
    const application = buildApplication(day, mine, job, type, adminSub);
    return [{ ...application, unread: { ...application.unread, talent: unread } }];
  });
  const applicants = random.some(talents, STATES.length);
  const others = applicants.map((talent, index) => {
    const fitting = open.filter(({ occupation }) => occupation === talent.text.occupation);
    const client = seasoned(day, clientJobs);
    const job =
      index % 7 === 0 && client.length > 0
        ? random.pick(client)
        : random.pick(fitting.length > 0 ? fitting : open);
    const type = STATES[index] ?? 'APPLIED';
    // Unread lines are told by mail: only those who can sign in have any.
    const owner = type === 'APPLIED' && clientJobs.includes(job) ? 1 : 0;
    const application = buildApplication(day, talent, job, type, adminSub);
    return { ...application, unread: { talent: 0, owner } };
  });
  return [...own, ...others];
}
