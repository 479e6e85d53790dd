import type { AlertSchedule } from '../../../model/alerts/AlertSchedule';
import { logger } from '../../lib/logger';
import { opensearch } from '../../lib/opensearch';
import type { Action, SearchDocument } from '../Action';
import { DocumentRejected } from '../DocumentRejected';
import type { IndexName } from '../IndexName';

const JOBS: IndexName = 'open-jobs';
const ALERTS: IndexName = 'job-alerts';

/** How many jobs are compared with the alerts in one request: each as it is now, and as it was. */
const JOBS_AT_ONCE = 25;
const PAGE = 1000;

/** How long OpenSearch may take for a comparison, in milliseconds: less than the function's timeout. */
const TIMEOUT_MS = 60_000;

/** Fields that no search can ask for: a job in which only these change is found by the same searches as before. */
const UNSEARCHED = ['favoriteCount', 'updatedAt', 'version'];

/** A job that an alert finds now and did not find before. */
export interface FoundJob {
  alert: AlertSchedule & { id: string };
  jobId: string;
}

interface Pair {
  id: string;
  after: SearchDocument;
  before: SearchDocument | undefined;
}

interface Hit {
  _source: FoundJob['alert'];
  fields: { _percolator_document_slot: number[] };
  sort: unknown[];
}

const searched = (document: SearchDocument): string =>
  JSON.stringify(
    Object.entries(document)
      .filter(([field]) => !UNSEARCHED.includes(field))
      .sort(),
  );

/** Adds to each job's new document the one that the index still has, without waiting for a refresh. */
async function withFormer(actions: readonly Action[]): Promise<Pair[]> {
  const ids = actions.map(({ id }) => id);
  const { status, body } = await opensearch<{ docs?: { _id: string; _source?: SearchDocument }[] }>(
    'POST',
    `/${JOBS}/_mget`,
    { ids },
  );
  if (status !== 200 || !body.docs) throw new Error(`Search answered ${status} when asked for jobs`);
  const stored = new Map(body.docs.map(({ _id, _source }) => [_id, _source]));
  return actions.flatMap(({ id, document: after }) => (after ? [{ id, after, before: stored.get(id) }] : []));
}

/** Yields the alerts that find one of the documents, with the places of the found ones. */
async function* percolate(documents: readonly SearchDocument[]): AsyncGenerator<Hit> {
  let last: unknown[] | undefined;
  do {
    const request = {
      query: { bool: { filter: [{ percolate: { field: 'query', documents } }] } },
      ...{ _source: ['id', 'frequency', 'hour', 'weekday'], sort: [{ id: 'asc' }], size: PAGE },
      ...(last && { search_after: last }),
    };
    const { status, body } = await opensearch<{ hits?: { hits: Hit[] } }>(
      'POST',
      `/${ALERTS}/_search`,
      request,
      { timeoutMs: TIMEOUT_MS },
    );
    if (!body.hits) throw new DocumentRejected(`${status} ${JSON.stringify(body)}`);
    const { hits } = body.hits;
    yield* hits;
    last = hits.length === PAGE ? hits.at(-1)?.sort : undefined;
  } while (last);
}

/** Compares changed jobs with the alerts in one request, unless more alerts find them than a page has. */
async function compare(changed: readonly Pair[]): Promise<FoundJob[]> {
  const found: FoundJob[] = [];
  const former = changed.flatMap(({ before }) => (before ? [before] : []));
  const documents = [...changed.map(({ after }) => after), ...former];
  for await (const { _source: alert, fields } of percolate(documents)) {
    const slots = new Set(fields._percolator_document_slot);
    let formerAt = changed.length;
    for (const [place, { id: jobId, before }] of changed.entries()) {
      const wasFound = before !== undefined && slots.has(formerAt);
      if (before) formerAt += 1;
      if (slots.has(place) && !wasFound) found.push({ alert, jobId });
    }
  }
  return found;
}

/**
 * Compares changed jobs with the alerts, one by one if together they take too long. A job that OpenSearch refuses is
 * logged and left out: it will not be indexed either, and the others must not wait for it.
 */
async function compareReadable(changed: readonly Pair[]): Promise<FoundJob[]> {
  try {
    return await compare(changed);
  } catch (error) {
    const isRefused = error instanceof DocumentRejected;
    const isLate = error instanceof Error && error.name === 'TimeoutError' && changed.length > 1;
    if (!isRefused && !isLate) throw error;
    if (isRefused && changed.length === 1) {
      logger.error('a changed job was not compared with the alerts', { reason: error.message });
      return [];
    }
    const found: FoundJob[] = [];
    for (const one of changed) found.push(...(await compareReadable([one])));
    return found;
  }
}

/**
 * Returns which alerts find the changed jobs and did not find them before. Call it before the jobs' documents are
 * written, which are then what was before. A constant number of requests, however many alerts there are; only alerts
 * that share a word or a value with one of the jobs are looked at.
 * @throws Error when OpenSearch does not answer
 */
export async function findNewJobs(actions: readonly Action[]): Promise<FoundJob[]> {
  const jobs = actions.filter(({ index, document }) => index === JOBS && document);
  const found: FoundJob[] = [];
  for (let at = 0; at < jobs.length; at += JOBS_AT_ONCE) {
    const pairs = await withFormer(jobs.slice(at, at + JOBS_AT_ONCE));
    const changed = pairs.filter(({ before, after }) => !before || searched(before) !== searched(after));
    if (changed.length > 0) found.push(...(await compareReadable(changed)));
  }
  return found;
}
