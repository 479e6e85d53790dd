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
 * Chooses one of the test client's jobs and people of its occupation, so that each third application is
 * theirs. Its board then has cards in every state.
 */
function chooseBusyJob(random: Random, clientJobs: DemoJob[], talents: DemoTalent[]) {
  const suitable = (job: DemoJob) => talents.filter(({ text }) => text.occupation === job.occupation);
  const [job] = clientJobs.toSorted((one, other) => suitable(other).length - suitable(one).length);
  return { job, applicants: job ? random.some(suitable(job), Math.ceil(STATES.length / 3)) : [] };
}

/**
 * Generates forty demo applications, in all states. Most of them are to jobs of the talent's occupation.
 * Every third application of the other talents is to one job of the test client, the test user who is a
 * member of an organization, and some more are to the client's other jobs.
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
  const client = filterSelectable(day, clientJobs);
  const busy = chooseBusyJob(random, client, talents);
  const rest = talents.filter((talent) => !busy.applicants.includes(talent));
  const applicants = random.some(rest, STATES.length);
  const others = applicants.map((applicant, index) => {
    const isBusy = index % 3 === 0;
    const talent = (isBusy && busy.applicants[index / 3]) || applicant;
    const fitting = open.filter(({ occupation }) => occupation === talent.text.occupation);
    const chosen =
      index % 7 === 0 && client.length > 0
        ? random.pick(client)
        : random.pick(fitting.length > 0 ? fitting : open);
    const job = (isBusy && busy.job) || chosen;
    const type = STATES[index] ?? 'APPLIED';
    // Unread messages trigger mails, so only people who can sign in may have some.
    const owner = type === 'APPLIED' && clientJobs.includes(job) ? 1 : 0;
    const application = buildApplication(day, talent, job, type, adminSub);
    return { ...application, unread: { talent: 0, owner } };
  });
  return [...own, ...others];
}
