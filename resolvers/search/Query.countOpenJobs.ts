import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import type { Clause, Condition } from './lib/Searchable';
import { allJobs } from './lib/searchables/allJobs';
import { openJobs } from './lib/searchables/openJobs';
import { readFilter } from './lib/readFilter';
import { searchOperation, searchResultOrFail } from './lib/search';

const MOST = 50;

interface Args {
  filters: readonly Condition[];
}

/**
 * Returns the OpenSearch request that counts the jobs for each of several filters, with one aggregation per
 * filter. Administrators count all jobs, everybody else public ones.
 */
export function request(ctx: Context<Args>) {
  const { isAdmin } = authorizeAndValidate(ctx);
  const { filters } = ctx.args;
  if (filters.length === 0 || filters.length > MOST) invalid('filters', `1..${MOST}`);
  const named: Record<string, Clause> = {};
  filters.forEach((filter, at) => {
    named[`search${at}`] = {
      bool: { filter: readFilter(filter, isAdmin ? allJobs : openJobs, isAdmin).clauses },
    };
  });
  const body = { size: 0, track_total_hits: false, aggs: { counts: { filters: { filters: named } } } };
  return searchOperation(ctx, isAdmin ? 'open-jobs-admin' : 'open-jobs', body);
}

interface Answer {
  aggregations: { counts: { buckets: Record<string, { doc_count: number }> } };
}

export function response(ctx: Context<Args>) {
  const { buckets } = searchResultOrFail<Answer>(ctx).aggregations.counts;
  return ctx.args.filters.map((_, at) => buckets[`search${at}`]?.doc_count ?? 0);
}
