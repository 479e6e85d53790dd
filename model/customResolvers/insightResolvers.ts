import type { CustomResolver, CustomResolverStep } from '../CustomResolver';

const audit: CustomResolverStep = { source: 'Insight', file: 'csv.audit' };
const understand: CustomResolverStep = { source: 'Catalog', file: 'search.understand' };
const rateLimit: CustomResolverStep = { source: 'Insight', file: 'csv.rateLimit' };

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
    steps: { validate: 'None', rateLimit, audit, write: 'InsightsCsv' },
  },
  'Query.invokeCreateSearchUsersCSV': {
    in: 'insight',
    grants: ['admin'],
    steps: { understand, validate: 'None', rateLimit, audit, row: 'Insight', start: 'UserCsv' },
  },
};
