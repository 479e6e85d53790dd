import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';

/**
 * The SNS topic that the alarms and the budget notify. If an alarm address is set, the topic mails the
 * notifications to it after the owner of the address has confirmed the subscription.
 */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, { address }: { address: string | undefined }) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    for (const service of ['cloudwatch', 'budgets'])
      this.topic.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal(`${service}.amazonaws.com`)],
          actions: ['sns:Publish'],
          resources: [this.topic.topicArn],
          // Without it, alarms and budgets of other accounts could use the topic.
          conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
        }),
      );
    if (address) this.topic.addSubscription(new EmailSubscription(address));
  }
}
