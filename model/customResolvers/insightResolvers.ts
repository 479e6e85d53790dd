import type { CustomResolver, CustomResolverStep } from '../CustomResolver';

const audit: CustomResolverStep = { source: 'Insight', file: 'csv.audit' };
const rateLimit: CustomResolverStep = { source: 'Insight', file: 'csv.rateLimit' };

/** The dashboard's numbers, files of them, and what is told and counted on the way. */
export const insightResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.listExports': { in: 'export', grants: ['signedIn'], source: 'Insight' },
  'Query.listInsights': { in: 'insight', grants: ['admin'], source: 'Insight' },
  'Query.downloadCSVForInsights': {
    in: 'insight',
    grants: ['admin'],
    steps: { validate: 'None', rateLimit, audit, rows: 'Insight' },
  },
  'Query.invokeCreateSearchUsersCSV': {
    in: 'insight',
    grants: ['admin'],
    steps: { validate: 'None', rateLimit, audit, row: 'Insight', start: 'UserCsv' },
  },
  'Query.notifyEmailForNewMessage': {
    in: 'notify',
    grants: ['signedIn'],
    steps: { member: 'Conversation', rateLimit: 'Insight' },
  },
  'Query.listConversations': { in: 'message', grants: ['admin'], source: 'Search' },
};
