import { AttributeType, Billing, StreamViewType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import type { Table } from '../../model/Entity';
import { tableIndexes } from '../../model/tableIndexes';
import { removalPolicyOf } from '../removalPolicyOf';

/** The DynamoDB tables, one per aggregate (docs/adr/0002). */
export class Tables extends Construct {
  readonly all: Readonly<Record<Table, TableV2>>;

  constructor(scope: Construct, id: string, { keepsData }: { keepsData: boolean }) {
    super(scope, id);
    const table = (name: Table) =>
      new TableV2(this, name, {
        partitionKey: { name: 'pk', type: AttributeType.STRING },
        sortKey: { name: 'sk', type: AttributeType.STRING },
        billing: Billing.onDemand(),
        dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
        pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
        removalPolicy: removalPolicyOf(keepsData),
        timeToLiveAttribute: name === 'Insight' ? 'expiresAt' : undefined,
        globalSecondaryIndexes: tableIndexes[name].map(({ indexName, partition, sort, isNumber }) => ({
          indexName,
          partitionKey: { name: partition, type: AttributeType.STRING },
          sortKey: { name: sort, type: isNumber ? AttributeType.NUMBER : AttributeType.STRING },
        })),
      });
    this.all = {
      Talent: table('Talent'),
      OpenJob: table('OpenJob'),
      Conversation: table('Conversation'),
      Catalog: table('Catalog'),
      Insight: table('Insight'),
    };
  }
}
