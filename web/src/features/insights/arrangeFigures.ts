import type { FigureFragment } from '../../generated/insights';
import type { Figures } from './Figures';

const keyOf = (metric: string | null | undefined, date: string | null | undefined) => `${metric}.${date}`;

/** Arranges by metric and date the figures that the API returned. */
export function arrangeFigures(rows: readonly FigureFragment[], dates: readonly string[]): Figures {
  const byKey = new Map(rows.map((row) => [keyOf(row.metricsType, row.reportedAt), row]));
  return {
    dates,
    seriesOf: (metric) => dates.map((date) => byKey.get(keyOf(metric, date))?.value ?? null),
    changeOf: (metric) => byKey.get(keyOf(metric, dates.at(-1)))?.dailyDifference ?? undefined,
    isEmpty: rows.length === 0,
  };
}
