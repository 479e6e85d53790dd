import { Insight } from '../../../model/entities/Insight';
import { keyOf } from '../../../model/ids';
import type { Metric, Period } from './Metric';
import { metricTitles } from './metricTitles';

interface Reported {
  metric: Metric;
  period: Period;
  /** The first day of the period. */
  day: string;
  value: number;
  /** The value of the previous period; undefined when unknown. */
  before: number | undefined;
  /** When it was computed, ISO 8601. */
  at: string;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Builds a row of the dashboard. */
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
