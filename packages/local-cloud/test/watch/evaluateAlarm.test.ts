import { type AlarmProperties, evaluateAlarm } from '../../src/services/watch/evaluateAlarm';
import { readLogMetrics } from '../../src/services/watch/readLogMetrics';

const minute = 60_000;
const now = 100 * minute;

const alarm = (more: Partial<AlarmProperties>): AlarmProperties => ({
  ...{ AlarmName: 'a', Namespace: 'AWS/Lambda', MetricName: 'Errors', Period: 300, Statistic: 'Sum' },
  ...{ ComparisonOperator: 'GreaterThanOrEqualToThreshold', EvaluationPeriods: 1, Threshold: 2 },
  ...more,
});
const point = (value: number, minutesAgo: number, metric = 'AWS/Lambda/Errors', dimensions = {}) => ({
  ...{ metric, dimensions, value },
  at: now - minutesAgo * minute,
});

test.each([
  ['the sum reaches the threshold', alarm({}), [point(1, 1), point(1, 4)], 'ALARM'],
  ['one of the two was an earlier period', alarm({}), [point(1, 1), point(1, 6)], 'OK'],
  ['there is no value', alarm({}), [], 'OK'],
  [
    'the highest value is below the threshold',
    alarm({ Statistic: 'Maximum' }),
    [point(1, 1), point(1, 2)],
    'OK',
  ],
  ['two periods in a row', alarm({ EvaluationPeriods: 2 }), [point(2, 1), point(2, 6)], 'ALARM'],
  ['only the last of two periods', alarm({ EvaluationPeriods: 2 }), [point(2, 1)], 'OK'],
  [
    'the value of another function',
    alarm({ Dimensions: [{ Name: 'FunctionName', Value: 'one' }] }),
    [point(2, 1, 'AWS/Lambda/Errors', { FunctionName: 'two' })],
    'OK',
  ],
  [
    'a value at or below the threshold',
    alarm({ ComparisonOperator: 'LessThanOrEqualToThreshold', Statistic: 'Minimum' }),
    [point(2, 1), point(9, 1)],
    'ALARM',
  ],
  [
    'one of a hundred at p99',
    alarm({ Statistic: undefined, ExtendedStatistic: 'p99' }),
    [...Array.from({ length: 99 }, () => point(1, 1)), point(5, 1)],
    'OK',
  ],
  [
    'the sum of two metrics, of which one has no value',
    alarm({
      Metrics: [
        { Id: 'e', Expression: 'FILL(a, 0) + b', ReturnData: true },
        ...['a', 'b'].map((Id) => ({
          Id,
          MetricStat: { Metric: { Namespace: 'N', MetricName: Id }, Period: 300, Stat: 'Sum' },
        })),
      ],
    }),
    [point(2, 1, 'N/b')],
    'ALARM',
  ],
] as const)('%s', (_, properties, points, state) => {
  expect(evaluateAlarm(properties, points, now).state).toBe(state);
});

test('on a quick clock, the periods are as much shorter', () => {
  const long = alarm({ EvaluationPeriods: 3 });
  const points = [0.01, 0.09, 0.15].map((minutesAgo) => point(2, minutesAgo));
  expect(evaluateAlarm(long, points, now).state).toBe('OK');
  expect(evaluateAlarm(long, points, now, minute / 75).state).toBe('ALARM');
});

test('metrics that a function has printed are read from its log', () => {
  const printed = {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [{ Namespace: 'N', Dimensions: [['service']], Metrics: [{ Name: 'Lag' }] }],
    },
    service: 's',
    Lag: 7,
  };
  const logs = {
    fn: [
      { at: '', text: 'something else' },
      { at: '', text: JSON.stringify(printed) },
    ],
  };
  expect(readLogMetrics(logs)).toEqual([
    { metric: 'N/Lag', dimensions: { service: 's' }, value: 7, at: now },
  ]);
});
