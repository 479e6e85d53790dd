import { Duration } from 'aws-cdk-lib';
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

interface ObservabilityProps {
  functions: readonly LambdaFunction[];
  failureQueues: readonly Queue[];
}

/** Alarms: something lies in a failure queue, or a function fails. */
export class Observability extends Construct {
  constructor(scope: Construct, id: string, { functions, failureQueues }: ObservabilityProps) {
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
  }
}
