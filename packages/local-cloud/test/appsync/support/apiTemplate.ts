interface ResolverSpec {
  /** Name of the data source of a unit resolver; missing for a pipeline. */
  source?: string;
  code: string;
  /** The AppSync functions of a pipeline resolver, each with its data source and code. */
  functions?: { source: string; code: string }[];
  maxBatchSize?: number;
}

export interface ApiSpec {
  schema: string;
  /** Resolvers by the coordinate of their field, such as `Query.getJob`. */
  resolvers: Record<string, ResolverSpec>;
  /** Properties of the AppSync API besides its name and authentication modes. */
  api?: Record<string, unknown>;
  defaultMode?: string;
  otherModes?: string[];
  /** Further resources of the template, such as tables, roles and data sources, by logical id. */
  resources?: Record<string, unknown>;
  /** IAM policy statements of the role that all data sources use; by default everything is allowed. */
  statements?: unknown[];
}

const RUNTIME = { Name: 'APPSYNC_JS', RuntimeVersion: '1.0.0' };
const API_ID = { 'Fn::GetAtt': ['Api', 'ApiId'] };

/** Returns the template resource of an AppSync data source. */
export function source(Name: string, Type: string, config: Record<string, unknown> = {}) {
  const ServiceRoleArn = { 'Fn::GetAtt': ['SourceRole', 'Arn'] };
  return {
    Type: 'AWS::AppSync::DataSource',
    Properties: { ApiId: API_ID, Name, Type, ServiceRoleArn, ...config },
  };
}

function resolverResources([coordinate, spec]: [string, ResolverSpec]): [string, unknown][] {
  const [TypeName, FieldName] = coordinate.split('.');
  const id = coordinate.replace('.', '');
  const common = { ApiId: API_ID, TypeName, FieldName, Code: spec.code, Runtime: RUNTIME };
  if (!spec.functions) {
    const Properties = {
      ...common,
      Kind: 'UNIT',
      DataSourceName: spec.source,
      MaxBatchSize: spec.maxBatchSize,
    };
    return [[id, { Type: 'AWS::AppSync::Resolver', Properties }]];
  }
  const functions = spec.functions.map((step, index): [string, unknown] => [
    `${id}${index}`,
    {
      Type: 'AWS::AppSync::FunctionConfiguration',
      Properties: {
        ApiId: API_ID,
        Name: `${id}${index}`,
        DataSourceName: step.source,
        Code: step.code,
        Runtime: RUNTIME,
      },
    },
  ]);
  const Functions = functions.map(([name]) => ({ 'Fn::GetAtt': [name, 'FunctionId'] }));
  const Properties = { ...common, Kind: 'PIPELINE', PipelineConfig: { Functions } };
  return [...functions, [id, { Type: 'AWS::AppSync::Resolver', Properties }]];
}

/** Returns a CloudFormation template with one AppSync API, like one that CDK synthesises. */
export function apiTemplate(spec: ApiSpec): object {
  const Statement = spec.statements ?? [{ Effect: 'Allow', Action: '*', Resource: '*' }];
  return {
    Resources: {
      Api: {
        Type: 'AWS::AppSync::GraphQLApi',
        Properties: {
          Name: 'example',
          AuthenticationType: spec.defaultMode ?? 'AMAZON_COGNITO_USER_POOLS',
          AdditionalAuthenticationProviders: (spec.otherModes ?? ['AWS_IAM']).map((AuthenticationType) => ({
            AuthenticationType,
          })),
          ...spec.api,
        },
      },
      Schema: { Type: 'AWS::AppSync::GraphQLSchema', Properties: { ApiId: API_ID, Definition: spec.schema } },
      SourceRole: {
        Type: 'AWS::IAM::Role',
        Properties: { Policies: [{ PolicyDocument: { Statement } }] },
      },
      None: source('none', 'NONE'),
      ...spec.resources,
      ...Object.fromEntries(Object.entries(spec.resolvers).flatMap(resolverResources)),
    },
  };
}
