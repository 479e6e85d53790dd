import type { HandWritten, HandWrittenStep } from '../HandWritten';

const audit: HandWrittenStep = { source: 'Insight', file: 'csv.audit' };
const rate: HandWrittenStep = { source: 'Insight', file: 'csv.rate' };

/** The dashboard's numbers, files of them, and what is told and counted on the way. */
export const numberOperations: Readonly<Record<string, HandWritten>> = {
  'Query.listExports': { in: 'export', grants: ['signedIn'], source: 'Insight' },
  'Query.listInsights': { in: 'insight', grants: ['admin'], source: 'Insight' },
  'Query.downloadCSVForInsights': {
    in: 'insight',
    grants: ['admin'],
    steps: { ask: 'None', rate, audit, rows: 'Insight' },
  },
  'Query.invokeCreateSearchUsersCSV': {
    in: 'insight',
    grants: ['admin'],
    steps: { ask: 'None', rate, audit, row: 'Insight', start: 'UserCsv' },
  },
  'Query.notifyEmailForNewMessage': {
    in: 'notify',
    grants: ['signedIn'],
    steps: { member: 'Conversation', rate: 'Insight' },
  },
  'Query.listConversations': { in: 'message', grants: ['admin'], source: 'Search' },
};
