import { Metrics } from '@aws-lambda-powertools/metrics';

/** Returns the metrics of a Lambda function, in the CloudWatch namespace of its stage. */
export const metricsOf = (serviceName: string): Metrics =>
  new Metrics({ namespace: process.env.METRICS_NAMESPACE, serviceName });
