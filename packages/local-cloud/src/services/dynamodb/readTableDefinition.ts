import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type { Resource } from '../../template/Stack';

type Index = NonNullable<CreateTableCommandInput['GlobalSecondaryIndexes']>[number];

interface TableProperties {
  AttributeDefinitions: CreateTableCommandInput['AttributeDefinitions'];
  KeySchema: CreateTableCommandInput['KeySchema'];
  GlobalSecondaryIndexes?: Index[];
  LocalSecondaryIndexes?: CreateTableCommandInput['LocalSecondaryIndexes'];
  StreamSpecification?: { StreamViewType?: 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES' };
}

/**
 * Converts an `AWS::DynamoDB::Table` or `GlobalTable` of the template to the input of CreateTable. Provisioned
 * throughput is ignored, since the engine has none.
 */
export function readTableDefinition(table: Resource): CreateTableCommandInput {
  const properties = table.properties as unknown as TableProperties;
  const indexes = properties.GlobalSecondaryIndexes?.map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }));
  const view = properties.StreamSpecification?.StreamViewType;
  return {
    TableName: table.physicalId,
    AttributeDefinitions: properties.AttributeDefinitions,
    KeySchema: properties.KeySchema,
    BillingMode: 'PAY_PER_REQUEST',
    ...(indexes?.length ? { GlobalSecondaryIndexes: indexes } : {}),
    ...(properties.LocalSecondaryIndexes ? { LocalSecondaryIndexes: properties.LocalSecondaryIndexes } : {}),
    ...(view ? { StreamSpecification: { StreamEnabled: true, StreamViewType: view } } : {}),
  };
}
