import type { Stack } from '../../template/Stack';
import type { LambdaHost } from '../lambda/LambdaHost';
import { QueueConsumer } from './QueueConsumer';
import type { Queues } from './Queues';

interface Mapping {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  FunctionResponseTypes?: string[];
  FilterCriteria?: unknown;
  Enabled?: boolean;
}

/**
 * Starts a consumer for each event source mapping in the template that connects an SQS queue with a Lambda
 * function. Disabled mappings are ignored.
 * @throws Error that names a mapping with FilterCriteria, which are not emulated for queues
 */
export function startQueueConsumers(
  stack: Stack,
  queues: Queues,
  host: LambdaHost,
  region: string,
): QueueConsumer[] {
  return stack.resources('AWS::Lambda::EventSourceMapping').flatMap(({ logicalId, properties }) => {
    const mapping = properties as unknown as Mapping;
    if (!mapping.EventSourceArn.startsWith('arn:aws:sqs:') || mapping.Enabled === false) return [];
    if (mapping.FilterCriteria) {
      throw new Error(`${logicalId}: FilterCriteria on a queue are not emulated locally`);
    }
    return new QueueConsumer({
      queue: queues.find(mapping.EventSourceArn),
      region,
      batchSize: mapping.BatchSize ?? 10,
      reportsFailures: mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
      invoke: (event) => host.invoke(mapping.FunctionName, event),
    });
  });
}
