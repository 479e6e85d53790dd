import { declareEntity } from '../declareEntity';
import { adminOnly, record } from '../visibility/rules';

/**
 * A figure of the dashboard for one day, week or month. Its id is `<metricsType>.<period>.<first day>`. The
 * function compute-insights writes it, and the seed for the demo data.
 */
export const Insight = declareEntity({
  name: 'Insight',
  table: 'Insight',
  owner: 'owners',
  access: {},
  fields: [adminOnly(`${record} owners type metricsType title value dailyDifference reportedAt`)],
});
