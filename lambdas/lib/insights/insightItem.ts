import { Insight } from '../../../model/entities/Insight';
import { keyOf } from '../../../model/ids';
import type { Metric, Period } from './Metric';
import { metricTitles } from './metricTitles';

interface Reported {
  metric: Metric;
  period: Period;
  /** The first day (`YYYY-MM-DD`) of the period, which is a day, a week or a month. */
  day: string;
  value: number;
  /** The metric's value in the previous period; undefined if it is unknown. */
  before: number | undefined;
  /** The time at which the metric's value was computed, in ISO 8601. */
  at: string;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Builds a row of the dashboard: the value of one metric in one period, and its difference from the previous
 * period (0 if that value is unknown). Both are rounded to one decimal.
 */
export function insightItem({ metric, period, day, value, before, at }: Reported) {
  const id = `${metric}.${period}.${day}`;
  return {
    ...keyOf(Insight, id),
    __typename: Insight.name,
    ...{ id, owners: [] as string[], type: period, metricsType: metric, title: metricTitles[metric] },
    ...{ value: rounded(value), dailyDifference: before === undefined ? 0 : rounded(value - before) },
    ...{ reportedAt: day, dateKey: `${period}#${day}`, createdAt: at, updatedAt: at, version: 1 },
  };
}
