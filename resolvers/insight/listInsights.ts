import { query } from '@aws-appsync/utils/dynamodb';
import { enums } from '../../model/enums';
import type { StoredRow } from '../generated/types';
import { readKeyCondition } from '../lib/input/filter';
import { operation } from '../lib/operation';
import { queryPage, readPageSize, readRowCursor } from '../lib/page/paging';
import { authorizeAndValidate, invalid } from '../lib/resolver';

const METRICS: readonly string[] = enums.InsightMetric;

const PERIODS: readonly string[] = enums.InsightPeriod;

/**
 * Returns the only comparison in a field of a filter, as an object `{ operator: value }`; empty if there is
 * none. Several comparisons are `InvalidInput`, because a DynamoDB key condition can contain only one.
 */
function only(name: string, given: StoredRow | null | undefined): StoredRow {
  const operators = Object.entries(given ?? {}).filter(
    (entry) => entry[1] !== null && entry[1] !== undefined,
  );
  if (operators.length > 1) invalid(`filter.${name}`, 'one comparison');
  const said: StoredRow = {};
  operators.forEach((entry) => {
    said[entry[0]] = entry[1];
  });
  return said;
}

/**
 * The maximum number of figures on one page: `MOST` for one metric or one date, `MOST_OF_ALL` for all metrics
 * over time. The dashboard reads all metrics of a month, by day, at once: about 400 figures.
 */
const MOST = 100;

const MOST_OF_ALL = 1000;

export const listInsights = operation('Query.listInsights', { grants: ['admin'] }).unit('Insight', {
  /**
   * Lists figures of the dashboard: one metric over time, all metrics of one period (day, week or month), or
   * all metrics over time. Each of these takes one DynamoDB Query.
   */
  request(ctx) {
    authorizeAndValidate(ctx);
    const { filter, limit, nextToken } = ctx.args;
    const period = only('type', filter?.type).eq as string;
    const metric = only('metricsType', filter?.metricsType).eq as string | undefined;
    if (!PERIODS.includes(period)) invalid('filter.type', 'a period');
    if (metric !== undefined && !METRICS.includes(metric)) invalid('filter.metricsType', 'a metric');
    const when = readKeyCondition('filter.reportedAt', filter?.reportedAt);
    const date = when?.eq as string | undefined;
    if (metric === undefined && !when) invalid('filter', 'metricsType or reportedAt');
    const isOfAll = metric === undefined && date === undefined;
    const page = {
      scanIndexForward: false,
      limit: readPageSize(limit, isOfAll ? MOST_OF_ALL : MOST),
      nextToken: readRowCursor(nextToken),
    };
    const sort = when ? { sk: when } : {};
    if (metric !== undefined)
      return query({ query: { pk: { eq: `${metric}#${period}` }, ...sort }, ...page });
    if (isOfAll)
      return query({ index: 'byPeriod', query: { type: { eq: period }, reportedAt: when }, ...page });
    return query({
      ...{ index: 'byDate', query: { dateKey: { eq: `${period}#${date ?? ''}` } } },
      ...{ ...page, scanIndexForward: true },
    });
  },

  response: queryPage,
});
