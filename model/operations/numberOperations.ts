import type { HandWritten, HandWrittenStep } from '../HandWritten';

const rate: HandWrittenStep = { source: 'Insight', file: 'csv.rate' };

/** The dashboard's numbers, and files of them. */
export const numberOperations: Readonly<Record<string, HandWritten>> = {
  'Query.listExports': { in: 'export', grants: ['signedIn'], source: 'Insight' },
  'Query.listInsights': { in: 'insight', grants: ['admin'], source: 'Insight' },
  'Query.downloadCSVForInsights': {
    in: 'insight',
    grants: ['admin'],
    steps: { ask: 'None', rate, audit: 'Insight', rows: 'Insight' },
  },
};
