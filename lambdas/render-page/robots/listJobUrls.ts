import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import { monthAfter } from './monthAfter';
import type { SiteUrl } from './SiteUrl';

const QUERY = `query Jobs($from: Int!, $limit: Int!, $filter: SearchableOpenJobFilterInput!) {
  searchOpenJobs(
    sort: [{ field: publishedAt, direction: desc }]
    from: $from
    limit: $limit
    filter: $filter
  ) {
    total
    items { id updatedAt }
  }
}`;

/** Maximum number of jobs that the search of jobs returns at once. */
const PER_CALL = 50;
const REACHABLE = 10_000;
/** How many requests to the API run concurrently. */
const TOGETHER = 8;

interface Answer {
  searchOpenJobs: { total: number; items: readonly { id: string; updatedAt: string }[] };
}

/**
 * Returns the pages of the public jobs that were published in a month (in UTC, as YYYY-MM), the newest first.
 * There are at most 10,000, because the search of jobs reaches no further.
 */
export async function listJobUrls(month: string): Promise<SiteUrl[]> {
  const filter = { publishedAt: { gte: `${month}-01`, lt: `${monthAfter(month)}-01` } };
  const read = async (from: number): Promise<Answer['searchOpenJobs']> =>
    (await queryAsGuest<Answer>(QUERY, { from, limit: PER_CALL, filter })).searchOpenJobs;
  const first = await read(0);
  const places: number[] = [];
  for (let from = PER_CALL; from < Math.min(first.total, REACHABLE); from += PER_CALL) places.push(from);
  const jobs = [...first.items];
  while (places.length > 0) {
    const answers = await Promise.all(places.splice(0, TOGETHER).map(read));
    jobs.push(...answers.flatMap(({ items }) => items));
  }
  return jobs.map(({ id, updatedAt }) => ({
    path: `/jobs/detail/${encodeURIComponent(id)}`,
    changedAt: updatedAt,
  }));
}
