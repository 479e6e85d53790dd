import { MetricUnit } from '@aws-lambda-powertools/metrics';
import { metricsOf } from '../lib/metricsOf';

const metrics = metricsOf('verify-insights');

/** Publishes a metric, which an alarm watches: how many figures differ, and are not repaired. */
export function measureFigures(differences: number): void {
  metrics.addMetric('FigureDifferences', MetricUnit.Count, differences);
  metrics.publishStoredMetrics();
}
