import { MetricUnit } from '@aws-lambda-powertools/metrics';
import type { DataReport } from './DataReport';
import { metricsOf } from '../lib/metricsOf';

const metrics = metricsOf('verify-data');

/**
 * Publishes two metrics, which alarms watch: how many derived values differed from their sources, and how
 * many still differ after the repair.
 */
export function measureDifferences({ found }: DataReport): void {
  const counts = Object.values(found);
  const differences = counts.reduce((sum, each) => sum + each.differences, 0);
  const repaired = counts.reduce((sum, each) => sum + each.repaired, 0);
  metrics.addMetric('DerivedDifferences', MetricUnit.Count, differences);
  metrics.addMetric('DerivedDifferencesLeft', MetricUnit.Count, differences - repaired);
  metrics.publishStoredMetrics();
}
