import type { CustomResolver, CustomResolverStep } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

const audit: CustomResolverStep = { source: 'Insight', file: 'csv.audit' };
const understand: CustomResolverStep = { source: 'Catalog', file: 'search.understand' };

/** The custom resolvers for the figures of the administrators' dashboard and for CSV files. */
export const insightResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listInsights': { in: 'insight', grants: ['admin'], source: 'Insight' },
  'Query.listSearchesInVain': { in: 'insight', grants: ['admin'], source: 'Insight' },
  'Query.getInsightCheck': { in: 'insight', grants: ['admin'], source: 'Insight' },
  'Mutation.verifyInsights': {
    in: 'insight',
    grants: ['admin'],
    steps: { row: 'Insight', audit, start: 'InsightCheck' },
  },
  'Query.downloadCSVForInsights': {
    in: 'insight',
    grants: ['admin'],
    rate: RateLimits.csv,
    steps: { validate: 'None', audit, write: 'InsightsCsv' },
  },
  'Query.invokeCreateSearchUsersCSV': {
    in: 'insight',
    grants: ['admin'],
    rate: RateLimits.csv,
    steps: { understand, validate: 'None', audit, row: 'Insight', start: 'UserCsv' },
  },
};
