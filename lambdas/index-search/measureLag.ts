import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { DynamoDBRecord } from 'aws-lambda';

const metrics = new Metrics({ namespace: 'Enishi', serviceName: 'index-search' });

/**
 * Publishes a metric: how many milliseconds ago the oldest of these changes was stored. It is called when the
 * search indices contain the changes.
 */
export function measureLag(records: DynamoDBRecord[]): void {
  const times = records.map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime ?? Infinity);
  const oldest = Math.min(...times) * 1000;
  if (!Number.isFinite(oldest)) return;
  metrics.addMetric('IndexLag', MetricUnit.Milliseconds, Math.max(0, Date.now() - oldest));
  metrics.publishStoredMetrics();
}
