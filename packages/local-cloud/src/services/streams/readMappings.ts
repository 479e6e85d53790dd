import type { Stack } from '../../template/Stack';
import { compileEventPattern } from './compileEventPattern';

/** Configuration of a Lambda event source mapping that consumes the DynamoDB stream of a table. */
export interface StreamMapping {
  /** Id of the event source mapping, which is also the name of its checkpoint file. */
  id: string;
  tableName: string;
  functionName: string;
  batchSize: number;
  /**
   * Number of lanes (concurrent workers) for stream records, the ParallelizationFactor. All records of one
   * item are processed by the same lane, in order.
   */
  lanes: number;
  fromStart: boolean;
  bisects: boolean;
  reportsFailures: boolean;
  /** Maximum number of retries of a failed batch of stream records; -1 means no limit. */
  retries: number;
  /** Maximum age in seconds of stream records that are retried; -1 means no limit. */
  maximumAgeSeconds: number;
  /** ARN of the failure queue for stream records; null when there is none. */
  onFailure: string | null;
  wants(record: unknown): boolean;
}

interface MappingProperties {
  EventSourceArn: string;
  FunctionName: string;
  BatchSize?: number;
  ParallelizationFactor?: number;
  StartingPosition?: string;
  BisectBatchOnFunctionError?: boolean;
  FunctionResponseTypes?: string[];
  MaximumRetryAttempts?: number;
  MaximumRecordAgeInSeconds?: number;
  DestinationConfig?: { OnFailure?: { Destination: string } };
  FilterCriteria?: { Filters?: { Pattern: string }[] };
  Enabled?: boolean;
  TumblingWindowInSeconds?: number;
}

const streamArn = /^arn:aws:dynamodb:[^:]*:\d*:table\/([^/]+)\/stream\//;

function failureQueue(logicalId: string, destination: string | undefined): string | null {
  if (destination === undefined || destination.startsWith('arn:aws:sqs:')) return destination ?? null;
  throw new Error(
    `${logicalId}: the failure destination ${destination} is not emulated locally, only queues are`,
  );
}

/**
 * Reads from the template the event source mappings that consume DynamoDB streams.
 * @throws Error that names a part of the mapping that is not emulated
 */
export function readMappings(stack: Stack): StreamMapping[] {
  return stack
    .resources('AWS::Lambda::EventSourceMapping')
    .flatMap(({ logicalId, physicalId, properties }) => {
      const mapping = properties as unknown as MappingProperties;
      const tableName = streamArn.exec(mapping.EventSourceArn)?.[1];
      if (tableName === undefined || mapping.Enabled === false) return [];
      if (mapping.TumblingWindowInSeconds) {
        throw new Error(`${logicalId}: tumbling windows are not emulated locally`);
      }
      const patterns = (mapping.FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
        compileEventPattern(Pattern),
      );
      return {
        id: physicalId,
        tableName,
        functionName: mapping.FunctionName,
        batchSize: mapping.BatchSize ?? 100,
        lanes: mapping.ParallelizationFactor ?? 1,
        fromStart: mapping.StartingPosition === 'TRIM_HORIZON',
        bisects: mapping.BisectBatchOnFunctionError ?? false,
        reportsFailures: mapping.FunctionResponseTypes?.includes('ReportBatchItemFailures') ?? false,
        retries: mapping.MaximumRetryAttempts ?? -1,
        maximumAgeSeconds: mapping.MaximumRecordAgeInSeconds ?? -1,
        onFailure: failureQueue(logicalId, mapping.DestinationConfig?.OnFailure?.Destination),
        wants: (record) => patterns.length === 0 || patterns.some((matches) => matches(record)),
      };
    });
}
