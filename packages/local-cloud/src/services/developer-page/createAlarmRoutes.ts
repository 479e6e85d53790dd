import type { Stack } from '../../template/Stack';
import type { AppSync } from '../appsync/createAppSync';
import type { LambdaHost } from '../lambda/LambdaHost';
import type { Recipients } from '../mail/Recipients';
import type { Queues } from '../queues/Queues';
import { type AlarmProperties, evaluateAlarm } from '../watch/evaluateAlarm';
import type { Metrics } from '../watch/Metrics';
import { readApiMetrics } from '../watch/readApiMetrics';
import { readLogMetrics } from '../watch/readLogMetrics';
import type { SearchMetrics } from '../watch/SearchMetrics';
import { RouteError, type Route } from './Route';

interface Watched {
  metrics: Metrics;
  host: LambdaHost;
  queues: Queues;
  appsync: AppSync;
  recipients: Recipients;
  searchMetrics: SearchMetrics;
}

const realMinute = 60_000;

/** An age that grows by one minute per minute must do so on a faster clock too. */
const agesIn = new Set(['AWS/Lambda/IteratorAge']);

/**
 * The developer page's routes for what CloudWatch would watch. `/alarms` evaluates the alarms of the template
 * with what the local cloud counts; alarms whose metrics it does not count stay without values. With
 * `?minute=1000`, periods and the ages of stream records are those of a clock whose minute has 1,000
 * milliseconds, so that nobody must wait a quarter of an hour for an alarm. `/metrics` returns the counted values
 * themselves, such as the duration of each invocation of a Lambda function.
 */
export function createAlarmRoutes(
  stack: Stack,
  { metrics, host, queues, appsync, recipients, searchMetrics }: Watched,
): Route[] {
  const readQueues = () =>
    queues.all.map((queue) => ({
      metric: 'AWS/SQS/ApproximateNumberOfMessagesVisible',
      dimensions: { QueueName: queue.configuration.name },
      value: queue.list().filter(({ visibleAt }) => visibleAt <= Date.now()).length,
      at: Date.now(),
    }));
  const readReputation = () =>
    Object.entries(recipients.rates ?? {}).map(([kind, value]) => ({
      metric: `AWS/SES/Reputation.${kind === 'bounces' ? 'BounceRate' : 'ComplaintRate'}`,
      ...{ dimensions: {}, value, at: Date.now() },
    }));
  return [
    { method: 'GET', path: /^\/metrics$/, answer: () => metrics.list() },
    {
      method: 'GET',
      path: /^\/alarms$/,
      async answer({ request }) {
        const { searchParams } = new URL(request.url ?? '/', 'http://local');
        const minute = Number(searchParams.get('minute') ?? realMinute);
        if (!(minute >= 100)) throw new RouteError(400, 'A minute has at least 100 milliseconds');
        const counted = [
          ...metrics.list(),
          ...(await searchMetrics.list()),
          ...readReputation(),
          ...readQueues(),
          ...readLogMetrics(host.logs()),
          ...readApiMetrics(stack, appsync.trace()),
        ];
        const points = counted.map((point) =>
          agesIn.has(point.metric) ? { ...point, value: (point.value * realMinute) / minute } : point,
        );
        return stack
          .resources('AWS::CloudWatch::Alarm')
          .map(({ properties }) =>
            evaluateAlarm(properties as unknown as AlarmProperties, points, Date.now(), minute),
          );
      },
    },
  ];
}
