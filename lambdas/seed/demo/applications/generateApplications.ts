import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';

import { buildApplication } from './buildApplication';
import type { ApplyType, DemoApplication } from './DemoApplication';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

const DAY = 86_400_000;

/**
 * The states of the demo applications, except those of the test talent. The list has one element for each
 * application, so a frequent state occurs several times.
 */
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

/** The applications of the test talent: for each one its state and the number of unread messages. */
const TEST_TALENT_STATES: [ApplyType, number][] = [
  ['INTERVIEW', 1],
  ['SCREENING', 0],
  ['OFFERED', 0],
  ['APPLIED', 0],
  ['REJECTED', 0],
];

/**
 * Returns the open demo jobs that were published more than twelve days ago, so that applications to them can
 * already have reached their last state.
 */
function filterSelectable(day: SeedDay, jobs: DemoJob[]): DemoJob[] {
  return jobs.filter(
    ({ isOpen, values }) => isOpen && day.midnight - Date.parse(`${values.publishedAt}`) > 12 * DAY,
  );
}

/**
 * Generates forty demo applications, in all states. Most of them are to jobs of the talent's occupation.
 * Every seventh application of the other talents is to a job of the test client, the test user who is a
 * member of an organization.
 */
export function generateApplications(
  day: SeedDay,
  {
    testTalent,
    talents,
    jobs,
    clientJobs,
    adminSub,
  }: {
    testTalent: DemoTalent;
    talents: DemoTalent[];
    jobs: DemoJob[];
    clientJobs: DemoJob[];
    adminSub: string;
  },
): DemoApplication[] {
  const random = new Random('applications');
  const open = filterSelectable(day, jobs);
  const testTalentJobs = random.some(
    open.filter(({ occupation }) => occupation === testTalent.text.occupation),
    TEST_TALENT_STATES.length,
  );
  const own = testTalentJobs.flatMap((job, index) => {
    const [type, unread] = TEST_TALENT_STATES[index] ?? ['APPLIED', 0];
    const application = buildApplication(day, testTalent, job, type, adminSub);
    return [{ ...application, unread: { ...application.unread, talent: unread } }];
  });
  const applicants = random.some(talents, STATES.length);
  const others = applicants.map((talent, index) => {
    const fitting = open.filter(({ occupation }) => occupation === talent.text.occupation);
    const client = filterSelectable(day, clientJobs);
    const job =
      index % 7 === 0 && client.length > 0
        ? random.pick(client)
        : random.pick(fitting.length > 0 ? fitting : open);
    const type = STATES[index] ?? 'APPLIED';
    // Unread messages trigger mails, so only people who can sign in may have some.
    const owner = type === 'APPLIED' && clientJobs.includes(job) ? 1 : 0;
    const application = buildApplication(day, talent, job, type, adminSub);
    return { ...application, unread: { talent: 0, owner } };
  });
  return [...own, ...others];
}
