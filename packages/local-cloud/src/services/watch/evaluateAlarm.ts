import type { Point } from './Point';

interface Metric {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
}

interface Query {
  Id: string;
  Expression?: string;
  MetricStat?: { Metric: Metric; Period: number; Stat: string };
  ReturnData?: boolean;
}

/** The properties of an alarm in a CloudFormation template. */
export interface AlarmProperties extends Partial<Metric> {
  AlarmName: string;
  ComparisonOperator: string;
  EvaluationPeriods: number;
  Threshold: number;
  Period?: number;
  Statistic?: string;
  ExtendedStatistic?: string;
  Metrics?: Query[];
}

export interface AlarmState {
  name: string;
  state: 'OK' | 'ALARM';
  threshold: number;
  /** The alarm's metric in each of its last periods, the latest first; null without data. */
  values: (number | null)[];
}

const comparisons: Record<string, (value: number, threshold: number) => boolean> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
};

function combine(statistic: string, values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  const sorted = [...values].sort((one, other) => one - other);
  const [, percent] = /^p(\d+)$/.exec(statistic) ?? [];
  if (percent) return sorted[Math.ceil((Number(percent) / 100) * sorted.length) - 1] ?? 0;
  const statistics: Record<string, number | undefined> = {
    Sum: sum,
    Average: sum / values.length,
    Maximum: sorted.at(-1),
    Minimum: sorted[0],
  };
  const value = statistics[statistic];
  if (value === undefined) throw new Error(`The statistic ${statistic} is not emulated`);
  return value;
}

/**
 * Computes the state of an alarm from the values of metrics, as CloudWatch does: it is raised when its metric
 * crosses the threshold in each of its periods, and a period without data crosses nothing. In contrast to
 * CloudWatch, the last period ends at `now`, and a minute of a period may have another number of
 * milliseconds. Of metric math, only sums are emulated.
 * @throws Error that names what is not emulated
 */
export function evaluateAlarm(
  alarm: AlarmProperties,
  points: readonly Point[],
  now = Date.now(),
  minute = 60_000,
): AlarmState {
  const { AlarmName: name, Threshold: threshold, EvaluationPeriods: periods, Metrics: queries = [] } = alarm;
  const compare = comparisons[alarm.ComparisonOperator];
  if (!compare) throw new Error(`${name}: ${alarm.ComparisonOperator} is not emulated`);

  const read = (metric: Metric, statistic: string, seconds: number, back: number): number | null => {
    const period = (seconds / 60) * minute;
    const until = now - back * period;
    const dimensions = (metric.Dimensions ?? []).map(({ Name, Value }) => [Name, Value] as const);
    const values = points.filter(
      ({ metric: found, dimensions: has, at }) =>
        found === `${metric.Namespace}/${metric.MetricName}` &&
        Object.keys(has).length === dimensions.length &&
        dimensions.every(([key, value]) => has[key] === String(value)) &&
        at <= until &&
        at > until - period,
    );
    return values.length > 0
      ? combine(
          statistic,
          values.map(({ value }) => value),
        )
      : null;
  };

  const valueOf = (back: number): number | null => {
    const sum = queries.find(({ Expression }) => Expression);
    if (!sum) {
      const { Namespace = '', MetricName = '', Dimensions } = alarm;
      const statistic = alarm.Statistic ?? alarm.ExtendedStatistic ?? '';
      return read({ Namespace, MetricName, Dimensions }, statistic, alarm.Period ?? 0, back);
    }
    const parts = (sum.Expression ?? '')
      .split(/\s*\+\s*/)
      .map((part) => part.replace(/^FILL\((\w+), *0\)$/, '$1'));
    const values = parts.map((id) => {
      const stat = queries.find((query) => query.Id === id)?.MetricStat;
      if (!stat) throw new Error(`${name}: the expression ${sum.Expression} is not emulated`);
      return read(stat.Metric, stat.Stat, stat.Period, back);
    });
    return values.every((value) => value === null)
      ? null
      : combine(
          'Sum',
          values.map((value) => value ?? 0),
        );
  };

  const values = Array.from({ length: periods }, (_, back) => valueOf(back));
  const isRaised = values.every((value) => value !== null && compare(value, threshold));
  return { name, state: isRaised ? 'ALARM' : 'OK', threshold, values };
}
