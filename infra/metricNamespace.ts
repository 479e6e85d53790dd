import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';

/**
 * Returns the CloudWatch namespace of the metrics that Enishi itself counts. Each stage has its own, so that
 * stages in one account do not add up.
 */
export const metricNamespace = (scope: Construct): string => {
  const { stackName, nestedStackParent } = Stack.of(scope);
  return nestedStackParent?.stackName ?? stackName;
};
