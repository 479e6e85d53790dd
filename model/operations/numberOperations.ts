import type { HandWritten, HandWrittenStep } from '../HandWritten';

const audit: HandWrittenStep = { source: 'Insight', file: 'csv.audit' };
const rate: HandWrittenStep = { source: 'Insight', file: 'csv.rate' };

/** The dashboard's numbers, and files of them. */
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
};
