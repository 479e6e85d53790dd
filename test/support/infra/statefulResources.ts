/** How a resource with data is protected in one stage. */
export interface Protection {
  DeletionPolicy: 'Delete' | 'Retain' | 'RetainExceptOnCreate';
  UpdateReplacePolicy: 'Delete' | 'Retain';
  /**
   * Whether the parameter of the stack switches deletion protection, with which AWS refuses to delete the resource.
   * Undefined for types without this protection.
   */
  isLockable?: boolean;
  /** Whether the S3 bucket keeps former versions of its files. Undefined for resources that are no buckets. */
  isVersioned?: boolean;
}

const deleted = { DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' } as const;
const kept = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' } as const;

/** Also after a failed creation: a bucket with files in it could not be deleted. */
const remains = { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' } as const;

const table = {
  development: { ...deleted, isLockable: false },
  staging: { ...kept, isLockable: true },
  production: { ...kept, isLockable: true },
};
const bucket = (isVersioned: boolean) => ({
  development: { ...deleted, isVersioned: false },
  staging: { ...remains, isVersioned },
  production: { ...remains, isVersioned },
});
const remade = { ...deleted, isVersioned: false };

/** The CloudFormation types of the resources that hold data. */
export const statefulTypes = [
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::OpenSearchService::Domain',
  'AWS::S3::Bucket',
];

/**
 * Every CloudFormation resource that holds data, by its logical id without the hash at the end, with its
 * expected protection in each stage.
 */
export const statefulResources: Readonly<Record<string, Readonly<Record<string, Protection>>>> = {
  TablesTalent: table,
  TablesOpenJob: table,
  TablesConversation: table,
  TablesCatalog: table,
  TablesInsight: table,
  IdentityUserPool: table,
  SearchDomain: { development: deleted, staging: kept, production: kept },
  FilesBucket: bucket(true),
  FilesAccessLogs: bucket(false),
  // Every deployment fills it again.
  WebsiteBucket: { development: remade, staging: remade, production: remade },
};
