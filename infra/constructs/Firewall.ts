import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync';
import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { ownCallHeader } from '../../model/ownCallHeader';
import { ownCallKey } from '../ownCallKey';

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

/**
 * The web application firewall in front of the API. It blocks IP addresses that send too many requests;
 * the calls of our own functions are not counted.
 */
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
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: REQUESTS_PER_ADDRESS,
              scopeDownStatement: { notStatement: { statement: this.ownCalls() } },
            },
          },
          visibilityConfig: visible('RequestsPerAddress'),
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Api', { resourceArn: api.arn, webAclArn: acl.attrArn });
  }

  /**
   * Matches the calls of our own functions. They share few addresses: those of render-page are the visits of all
   * guests and robots, those of handle-changes the changes of everybody.
   */
  private ownCalls(): CfnWebACL.StatementProperty {
    return {
      byteMatchStatement: {
        // CDK passes this part on as it is.
        fieldToMatch: { singleHeader: { Name: ownCallHeader } },
        positionalConstraint: 'EXACTLY',
        searchString: ownCallKey(this),
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    };
  }
}
