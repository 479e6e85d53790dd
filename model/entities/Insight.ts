import { entity } from '../Entity';
import { adminOnly, record } from '../visibility/rules';

/** A number of a day, a week or a month: `<metricsType>.<period>.<first day>`. Written by compute-insights alone. */
export const Insight = entity({
  name: 'Insight',
  table: 'Insight',
  owner: 'owners',
  access: {},
  fields: [adminOnly(`${record} owners type metricsType title value dailyDifference reportedAt`)],
});
