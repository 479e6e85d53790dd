import type { Stack } from '../../template/Stack';
import type { TraceEntry } from '../appsync/trace/Trace';
import type { Point } from './Point';

interface FilterProperties {
  LogGroupName: string;
  FilterPattern: string;
  MetricTransformations: { MetricNamespace: string; MetricName: string; MetricValue: string }[];
}

/**
 * Returns the metrics of the GraphQL API: the duration of each request, and the values of the metric filters
 * that the template declares for the API's log. A metric filter counts the log lines of resolvers that
 * contain the term of the filter. `5XXError` has no values, because a request to the local cloud never fails
 * as a whole.
 */
export function readApiMetrics(stack: Stack, trace: readonly TraceEntry[]): Point[] {
  const filters = stack
    .resources('AWS::Logs::MetricFilter')
    .map(({ properties }) => properties as unknown as FilterProperties);
  return stack.resources('AWS::AppSync::GraphQLApi').flatMap((api) => {
    const id = stack.attribute(api, 'ApiId');
    const own = filters.filter(({ LogGroupName }) => LogGroupName === `/aws/appsync/apis/${id}`);
    return trace.flatMap((entry) => {
      const at = Date.parse(entry.at);
      const lines = entry.steps.flatMap(({ logs }) => logs.map((words) => words.join(' ')));
      const counted = own.flatMap(({ FilterPattern, MetricTransformations }) =>
        lines
          .filter((line) => line.includes(FilterPattern.replaceAll('"', '')))
          .flatMap(() =>
            MetricTransformations.map(({ MetricNamespace, MetricName, MetricValue }) => ({
              ...{ metric: `${MetricNamespace}/${MetricName}`, dimensions: {}, at },
              value: Number(MetricValue),
            })),
          ),
      );
      const latency = { metric: 'AWS/AppSync/Latency', dimensions: { GraphQLAPIId: id }, at };
      return [...counted, { ...latency, value: entry.milliseconds }];
    });
  });
}
