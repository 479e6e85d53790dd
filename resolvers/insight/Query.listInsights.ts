import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate, invalid, type Item } from '../lib/resolver';
import { enums } from '../../model/enums';
import { readKeyCondition } from '../lib/input/filter';
import { readPageSize, readRowCursor } from '../lib/page/paging';

interface InsightArgs {
  filter?: {
    type?: Item | null;
    metricsType?: Item | null;
    reportedAt?: Item | null;
  } | null;
  limit?: number | null;
  nextToken?: string | null;
}

export { queryPage as response } from '../lib/page/paging';

const METRICS: readonly string[] = enums.InsightMetric;
const PERIODS: readonly string[] = enums.InsightPeriod;

/**
 * Returns the comparison on one field of a filter as an object of operator and value; empty if there is none.
 * Several comparisons are `InvalidInput`, because a key condition can contain only one.
 */
function only(name: string, given: Item | null | undefined): Item {
  const operators = Object.entries(given ?? {}).filter(
    (entry) => entry[1] !== null && entry[1] !== undefined,
  );
  if (operators.length > 1) invalid(`filter.${name}`, 'one comparison');
  const said: Item = {};
  operators.forEach((entry) => {
    said[entry[0]] = entry[1];
  });
  return said;
}

/**
 * Lists one metric's values over time, or the values of all metrics for one day, week or month. Each case needs only
 * one DynamoDB Query.
 */
export function request(ctx: Context<InsightArgs>) {
  authorizeAndValidate(ctx);
  const { filter, limit, nextToken } = ctx.args;
  const period = only('type', filter?.type).eq as string;
  const metric = only('metricsType', filter?.metricsType).eq as string | undefined;
  const reportedAt = only('reportedAt', filter?.reportedAt);
  if (!PERIODS.includes(period)) invalid('filter.type', 'a period');
  if (metric !== undefined && !METRICS.includes(metric)) invalid('filter.metricsType', 'a metric');
  if (metric === undefined && !reportedAt.eq) invalid('filter', 'metricsType or reportedAt');
  const page = {
    scanIndexForward: false,
    limit: readPageSize(limit, 100),
    nextToken: readRowCursor(nextToken),
  };
  if (metric === undefined)
    return query({
      ...{ index: 'byDate', query: { dateKey: { eq: `${period}#${reportedAt.eq}` } } },
      ...{ ...page, scanIndexForward: true },
    });
  const when = readKeyCondition('filter.reportedAt', filter?.reportedAt);
  return query({ query: { pk: { eq: `${metric}#${period}` }, ...(when ? { sk: when } : {}) }, ...page });
}
