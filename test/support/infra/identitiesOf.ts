import type { Resource } from './Resource';
import { statefulTypes } from './statefulResources';

/**
 * The type of a resource with data, and those of its properties that must not change between releases. If its
 * logical id or one of these properties changes, CloudFormation creates a new, empty resource, and the data
 * are no longer used.
 */
export interface ResourceIdentity {
  type: string;
  properties: Record<string, unknown>;
}

/**
 * For each type of resource, the properties that CloudFormation can change only by replacing the resource, or
 * not at all, as AWS's reference says. The engine version of a search domain is not in the list, because the
 * domain's update policy allows a change in place.
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
