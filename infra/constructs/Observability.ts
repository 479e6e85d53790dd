import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

interface ObservabilityProps {
  functions: readonly LambdaFunction[];
  failureQueues: readonly Queue[];
  /** The Lambda functions that consume the DynamoDB streams of the tables. */
  followers: readonly LambdaFunction[];
  /** Name of the Lambda function that compares derived values with their sources; the alarms watch its metrics. */
  verifier: string;
}

/**
 * CloudWatch alarms for messages in a failure queue, failing functions, stream consumers that lag, and derived values
 * that differ from their sources.
 */
export class Observability extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { functions, failureQueues, followers, verifier }: ObservabilityProps,
  ) {
    super(scope, id);
    const usual = {
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    };
    for (const queue of failureQueues) {
      const metric = queue.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(1) });
      metric.createAlarm(this, `${queue.node.id}NotEmpty`, usual);
    }
    for (const fn of functions) {
      const metric = fn.metricErrors({ period: Duration.minutes(5) });
      metric.createAlarm(this, `${fn.node.scope?.node.id}Fails`, usual);
    }
    for (const fn of followers) {
      const metric = fn.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) });
      const threshold = Duration.minutes(15).toMilliseconds();
      metric.createAlarm(this, `${fn.node.scope?.node.id}Behind`, { ...usual, threshold });
    }
    for (const metricName of ['DerivedDifferences', 'DerivedDifferencesLeft']) {
      const metric = new Metric({
        namespace: 'Enishi',
        metricName,
        dimensionsMap: { service: verifier },
        statistic: 'Maximum',
        period: Duration.minutes(15),
      });
      metric.createAlarm(this, metricName, usual);
    }
  }
}
