import type { Item } from '../../lib/Item';

export interface InsightArgs {
  filter?: {
    type?: Item | null;
    metricsType?: Item | null;
    reportedAt?: Item | null;
  } | null;
  limit?: number | null;
  nextToken?: string | null;
}
