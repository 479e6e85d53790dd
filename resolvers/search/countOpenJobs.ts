import { SearchLimits } from '../../model/limits/SearchLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import type { Clause } from '../../model/search/Searchable';
import { readFilter } from './lib/readFilter';
import type { Texts } from './lib/readTexts';
import { searchOperation, searchResultOrFail } from './lib/search';
import { allJobs } from './lib/searchables/allJobs';
import { openJobs } from '../../model/search/openJobs';
import { understand } from './understand';

const MOST = 50;

interface Answer {
  aggregations: { counts: { buckets: Record<string, { doc_count: number }> } };
}

export const countOpenJobs = operation('Query.countOpenJobs', { grants: ['guest', 'signedIn'] })
  .stash<{ texts: Texts }>()
  .step('understand', understand)
  .step('count', 'Search', {
    /**
     * Returns the OpenSearch request that counts the jobs for each of several filters, with one aggregation per
     * filter. Administrators count all jobs, everybody else public ones.
     */
    request(ctx) {
      const { isAdmin } = authorizeAndValidate(ctx);
      const searchable = isAdmin ? allJobs : openJobs;
      const { texts } = ctx.stash;
      const { filters } = ctx.args;
      if (filters.length === 0 || filters.length > MOST) invalid('filters', `1..${MOST}`);
      const named: Record<string, Clause> = {};
      let sum = 0;
      filters.forEach((filter, at) => {
        const { clauses, cost } = readFilter(filter, { searchable, isAdmin, texts });
        named[`search${at}`] = { bool: { filter: clauses } };
        sum += cost;
        if (sum > SearchLimits.costOfCounts) invalid('filters', `cost ${SearchLimits.costOfCounts}`);
      });
      const body = { size: 0, track_total_hits: false, aggs: { counts: { filters: { filters: named } } } };
      return searchOperation(ctx, isAdmin ? 'open-jobs-admin' : 'open-jobs', body);
    },

    response(ctx) {
      const { buckets } = searchResultOrFail<Answer>(ctx).aggregations.counts;
      return ctx.args.filters.map((_, at) => buckets[`search${at}`]?.doc_count ?? 0);
    },
  });
