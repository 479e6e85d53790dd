import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface MonthlyBudgetProps {
  /** The budget: the permitted cost of the AWS account per month, in US dollars. */
  dollars: number;
  topic: Topic;
}

/**
 * An AWS budget that notifies the alarm topic when the account's cost in a month exceeds it, and when AWS
 * forecasts that it will.
 */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { dollars, topic }: MonthlyBudgetProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'SNS', address: topic.topicArn }];
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: {
          notificationType,
          comparisonOperator: 'GREATER_THAN',
          threshold: 100,
          thresholdType: 'PERCENTAGE',
        },
        subscribers,
      })),
    });
  }
}
