import type { Engine } from '@enishi/local-cloud/testing/startSearch';
import { jobAlertDocument } from '../../../lambdas/index-search/documents/jobAlertDocument';
import { openJobDocument } from '../../../lambdas/index-search/documents/openJobDocument';
import { findNewJobs } from '../../../lambdas/index-search/alerts/findNewJobs';
import { writeActions } from '../../../lambdas/index-search/writeActions';
import type { Action } from '../../../lambdas/index-search/Action';
import { aJob } from '../../unit/search/given';
import { anAlert } from './anAlert';

/** How many alerts ask for the word of each job, however many alerts there are. */
const FITTING = 2;

interface Measured {
  alerts: number;
  /** How many requests to the search engine the changed jobs have caused. */
  requests: number;
  found: number;
}

interface Wanted {
  /** How many alerts there are already. */
  before: number;
  alerts: number;
  jobs: number;
  /** Called before and after the comparison. */
  clock?: () => void;
}

const wordOf = (at: number) => `仕立${at.toString(36).padStart(4, 'x')}`;

/** Returns the alert with a number. The first ones ask for the words of the jobs, all others for words of no job. */
const alertAt = (at: number, jobs: number): Action => {
  const word = at < jobs * FITTING ? wordOf(at % jobs) : `別件${at.toString(36)}`;
  const other = at < jobs * FITTING ? '決済' : `控え${at.toString(36)}`;
  const kinds = [
    { keyword: word },
    { keyword: `${word} ${other}` },
    { keyword: word, workType: ['EMPLOYEE'] },
  ];
  const row = anAlert(`person${at}`, 'a', kinds[at % kinds.length]);
  return {
    index: 'job-alerts',
    id: String(row.id),
    document: jobAlertDocument(row, { rules: [], concepts: [] }),
  };
};

const jobAt = (at: number): Action => {
  const job = aJob({ pk: `job-${at}`, id: `job-${at}`, title: `${wordOf(at)}の決済台帳` });
  return { index: 'open-jobs', id: job.pk, document: openJobDocument({ job, mainJobs: [] }) };
};

const CHUNK = 2000;

/**
 * Adds alerts to the index until there are `alerts`, and then compares new jobs with them.
 */
export async function measureAlerts(
  engine: Engine,
  { before, alerts, jobs, clock = () => undefined }: Wanted,
): Promise<Measured> {
  for (let at = before; at < alerts; at += CHUNK) {
    const some = Array.from({ length: Math.min(CHUNK, alerts - at) }, (_, place) =>
      alertAt(at + place, jobs),
    );
    const failures = await writeActions(some, 1, (index) => [index]);
    const [failure] = failures.values();
    if (failure) throw failure;
  }
  await engine.call({ method: 'POST', path: '/job-alerts/_refresh' });
  // The engine reads what is new once, with the first document that it compares.
  await findNewJobs([jobAt(0)]);
  const requests = jest.spyOn(globalThis, 'fetch');
  clock();
  const found = await findNewJobs(Array.from({ length: jobs }, (_, at) => jobAt(at)));
  clock();
  const counted = requests.mock.calls.length;
  requests.mockRestore();
  return { alerts, requests: counted, found: found.length };
}
