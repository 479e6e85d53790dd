import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { DynamoDBRecord } from 'aws-lambda';
import { metricsOf } from '../lib/metricsOf';

const metrics = metricsOf('index-search');

/**
 * Publishes the metric `IndexLag` for a batch of stream records: the age, in milliseconds, of the oldest of
 * them. Call it as soon as the changes have been written to the search indices.
 */
export function measureLag(records: DynamoDBRecord[]): void {
  const times = records.map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime ?? Infinity);
  const oldest = Math.min(...times) * 1000;
  if (!Number.isFinite(oldest)) return;
  metrics.addMetric('IndexLag', MetricUnit.Milliseconds, Math.max(0, Date.now() - oldest));
  metrics.publishStoredMetrics();
}
