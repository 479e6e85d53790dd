import { queryAsGuest } from '../../lib/guest/queryAsGuest';
import { utcDay } from '../../lib/utcDay';
import { monthAfter } from './monthAfter';
import { renderXml } from './renderXml';

const QUERY = `query OldestJob {
  searchOpenJobs(sort: [{ field: publishedAt, direction: asc }], limit: 1) { items { id publishedAt } }
}`;

interface Answer {
  searchOpenJobs: { items: readonly { publishedAt?: string | null }[] };
}

/** Returns the months, as YYYY-MM in UTC, from that of the oldest public job until now. */
async function monthsWithJobs(now: Date): Promise<string[]> {
  const { searchOpenJobs } = await queryAsGuest<Answer>(QUERY, {});
  const oldest = searchOpenJobs.items[0]?.publishedAt;
  const months: string[] = [];
  const last = utcDay(now.getTime()).slice(0, 7);
  for (let month = oldest?.slice(0, 7); month && month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/**
 * Returns the text of /sitemap.xml, an index of sitemaps. Each month has a sitemap of its own for its jobs,
 * because a search returns at most 10,000 jobs.
 * @param site origin of the site
 */
export async function sitemapIndex(site: string, now = new Date()): Promise<string> {
  const jobs = (await monthsWithJobs(now)).map((month) => `jobs-${month}`);
  const entries = ['pages', 'portfolios', ...jobs].map((part) => ({ url: `${site}/sitemap-${part}.xml` }));
  return renderXml('sitemapindex', 'sitemap', entries);
}
