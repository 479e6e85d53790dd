import type { Resource } from '../../src/template/Stack';

/** Returns a DynamoDB table as a resource of a template, with a stream, an index and a time to live. */
export function tableResource(physicalId: string, more: Record<string, unknown> = {}): Resource {
  return {
    logicalId: physicalId,
    type: 'AWS::DynamoDB::GlobalTable',
    physicalId,
    properties: {
      AttributeDefinitions: ['pk', 'sk', 'owner'].map((AttributeName) => ({
        AttributeName,
        AttributeType: 'S',
      })),
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        {
          IndexName: 'byOwner',
          KeySchema: [{ AttributeName: 'owner', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
          WriteOnDemandThroughputSettings: { MaxWriteRequestUnits: 100 },
        },
      ],
      StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
      TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
      ...more,
    },
  };
}
