import type { Resource } from './Resource';
import { statefulTypes } from './statefulResources';

/**
 * What makes a resource with data the one that it is: CloudFormation creates another, empty one when its logical id or
 * one of these properties changes.
 */
export interface ResourceIdentity {
  type: string;
  properties: Record<string, unknown>;
}

/**
 * The properties of each type whose change is a replacement, or is refused, by AWS's reference of CloudFormation. The
 * engine version of a search domain is not among them, because its update policy allows the change in place.
 */
const REPLACING: Readonly<Record<string, readonly string[]>> = {
  'AWS::Cognito::UserPool': ['AliasAttributes', 'Schema', 'UsernameAttributes', 'UsernameConfiguration'],
  'AWS::DynamoDB::GlobalTable': ['KeySchema', 'LocalSecondaryIndexes', 'TableName'],
  'AWS::OpenSearchService::Domain': [
    'DomainName',
    'EncryptionAtRestOptions',
    'NodeToNodeEncryptionOptions',
    'VPCOptions',
  ],
  'AWS::S3::Bucket': ['BucketName', 'ObjectLockEnabled'],
};

/** Returns the identity of every resource with data in the templates of a deployment, by its logical id. */
export function identitiesOf(
  templates: readonly { Resources: Record<string, Resource> }[],
): Record<string, ResourceIdentity> {
  const found = templates
    .flatMap(({ Resources }) => Object.entries(Resources))
    .filter(([, { Type }]) => statefulTypes.includes(Type));
  return Object.fromEntries(
    found.map(([id, { Type, Properties }]) => {
      const replacing = REPLACING[Type] ?? [];
      const properties = Object.entries(Properties).filter(([name]) => replacing.includes(name));
      return [id, { type: Type, properties: Object.fromEntries(properties) }];
    }),
  );
}
