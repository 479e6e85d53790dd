import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Topic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

interface MonthlyBudgetProps {
  /** The costs of the account per month, in US dollars. */
  dollars: number;
  topic: Topic;
}

/** Announces when the account's costs of a month reach the budget, and when AWS expects them to reach it. */
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
