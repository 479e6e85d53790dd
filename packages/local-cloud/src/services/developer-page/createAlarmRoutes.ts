import type { Stack } from '../../template/Stack';
import type { AppSync } from '../appsync/createAppSync';
import type { LambdaHost } from '../lambda/LambdaHost';
import type { Queues } from '../queues/Queues';
import { type AlarmProperties, evaluateAlarm } from '../watch/evaluateAlarm';
import type { Metrics } from '../watch/Metrics';
import { readApiMetrics } from '../watch/readApiMetrics';
import { readLogMetrics } from '../watch/readLogMetrics';
import type { Route } from './Route';

interface Watched {
  metrics: Metrics;
  host: LambdaHost;
  queues: Queues;
  appsync: AppSync;
}

/**
 * The developer page's routes for what CloudWatch would watch. `/alarms` evaluates the alarms of the template
 * with what the local cloud counts; alarms whose metrics it does not count, such as those of the search domain,
 * stay without values. `/metrics` returns the counted values themselves, such as the duration of each
 * invocation of a Lambda function.
 */
export function createAlarmRoutes(stack: Stack, { metrics, host, queues, appsync }: Watched): Route[] {
  const readQueues = () =>
    queues.all.map((queue) => ({
      metric: 'AWS/SQS/ApproximateNumberOfMessagesVisible',
      dimensions: { QueueName: queue.configuration.name },
      value: queue.list().filter(({ visibleAt }) => visibleAt <= Date.now()).length,
      at: Date.now(),
    }));
  return [
    { method: 'GET', path: /^\/metrics$/, answer: () => metrics.list() },
    {
      method: 'GET',
      path: /^\/alarms$/,
      answer() {
        const points = [
          ...metrics.list(),
          ...readQueues(),
          ...readLogMetrics(host.logs()),
          ...readApiMetrics(stack, appsync.trace()),
        ];
        return stack
          .resources('AWS::CloudWatch::Alarm')
          .map(({ properties }) => evaluateAlarm(properties as unknown as AlarmProperties, points));
      },
    },
  ];
}
