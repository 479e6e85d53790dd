import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/**
 * The number of requests to the API that one IP address may send within five minutes. It is high, because all
 * people of an office or a mobile network can share one address.
 */
const REQUESTS_PER_ADDRESS = 5_000;

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

/** The web application firewall in front of the API. It blocks IP addresses that send too many requests. */
export class Firewall extends Construct {
  constructor(scope: Construct, id: string, { api }: { api: GraphqlApi }) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Rules', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Api'),
      rules: [
        {
          name: 'RequestsPerAddress',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { aggregateKeyType: 'IP', limit: REQUESTS_PER_ADDRESS } },
          visibilityConfig: visible('RequestsPerAddress'),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Api', { resourceArn: api.arn, webAclArn: acl.attrArn });
  }
}
