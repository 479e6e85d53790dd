import { entity } from '../Entity';
import { adminOnly, record } from '../visibility/rules';

/** A number of a day, week or month: `<metricsType>.<period>.<first day>`. Only compute-insights writes it. */
export const Insight = entity({
  name: 'Insight',
  table: 'Insight',
  owner: 'owners',
  access: {},
  fields: [adminOnly(`${record} owners type metricsType title value dailyDifference reportedAt`)],
});
