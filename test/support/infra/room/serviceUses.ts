import type { Deployment } from '../deployments';
import type { Resource } from '../Resource';
import { joined } from './joined';
import type { Use } from './quotas';

interface Statement {
  RateBasedStatement?: { ScopeDownStatement?: Statement };
  NotStatement?: { Statement: Statement };
  ByteMatchStatement?: { TextTransformations: { Type: string }[] };
}

/** The capacity units of a statement: https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statements-list.html */
function unitsOf({ RateBasedStatement, NotStatement, ByteMatchStatement }: Statement): number {
  if (RateBasedStatement)
    return 2 + (RateBasedStatement.ScopeDownStatement ? unitsOf(RateBasedStatement.ScopeDownStatement) : 0);
  if (NotStatement) return unitsOf(NotStatement.Statement);
  if (!ByteMatchStatement) throw new Error('The capacity of a statement of the web ACL is unknown');
  const changes = ByteMatchStatement.TextTransformations.filter(({ Type }) => Type !== 'NONE');
  return 2 + 10 * changes.length;
}

/** Returns how many capacity units (WCU) the rules of a web ACL use. */
const firewallCapacity = (rules: readonly unknown[]): number =>
  rules.reduce<number>((sum, rule) => sum + unitsOf((rule as { Statement: Statement }).Statement), 0);

type Properties = Resource['Properties'];
/** Returns the uses of one resource. */
type Measure = (properties: Properties) => readonly Pick<Use, 'quota' | 'value'>[];

const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : []);
const lengthOf = (value: unknown) => listOf(value).length;

const measures: Readonly<Record<string, Measure>> = {
  'AWS::AppSync::Resolver': ({ PipelineConfig }) => [
    {
      quota: 'functions of a pipeline',
      value: lengthOf((PipelineConfig as { Functions?: unknown[] } | undefined)?.Functions),
    },
  ],
  'AWS::AppSync::GraphQLSchema': ({ Definition }) => [
    { quota: 'bytes of the schema', value: Buffer.byteLength(joined(Definition)) },
  ],
  'AWS::AppSync::GraphQLApi': ({ EnvironmentVariables }) => {
    const values = Object.values(EnvironmentVariables as Record<string, unknown>);
    return [
      { quota: 'environment variables of the API', value: values.length },
      ...values.map((value) => ({
        quota: 'characters of a variable of the API' as const,
        value: joined(value).length,
      })),
    ];
  },
  'AWS::Lambda::Function': ({ Environment }) => [
    {
      quota: 'bytes of a function’s environment',
      value: Object.entries((Environment as { Variables?: object } | undefined)?.Variables ?? {}).reduce(
        (sum, [name, value]) => sum + Buffer.byteLength(name + joined(value)),
        0,
      ),
    },
  ],
  'AWS::Lambda::EventSourceMapping': ({ FilterCriteria }) => {
    const filters = listOf((FilterCriteria as { Filters?: unknown } | undefined)?.Filters);
    return [
      { quota: 'filters of an event source', value: filters.length },
      ...filters.map((filter) => ({
        quota: 'characters of a filter' as const,
        value: (filter as { Pattern: string }).Pattern.length,
      })),
    ];
  },
  'AWS::DynamoDB::GlobalTable': ({ GlobalSecondaryIndexes }) => [
    { quota: 'indices of a table', value: lengthOf(GlobalSecondaryIndexes) },
  ],
  'AWS::CloudWatch::Dashboard': ({ DashboardBody }) => {
    const { widgets } = JSON.parse(joined(DashboardBody)) as {
      widgets: { type: string; properties: { alarms?: unknown[] } }[];
    };
    return [
      { quota: 'widgets of a dashboard', value: widgets.length },
      ...widgets.map(({ properties }) => ({
        quota: 'alarms in a widget' as const,
        value: lengthOf(properties.alarms),
      })),
    ];
  },
  'AWS::CloudFront::Distribution': ({ DistributionConfig }) => [
    {
      quota: 'cache behaviours of a distribution',
      value: 1 + lengthOf((DistributionConfig as { CacheBehaviors?: unknown }).CacheBehaviors),
    },
  ],
  'AWS::CloudFront::Function': ({ FunctionCode }) => [
    { quota: 'bytes of a CloudFront function', value: Buffer.byteLength(joined(FunctionCode)) },
  ],
  'AWS::CloudFront::ResponseHeadersPolicy': ({ ResponseHeadersPolicyConfig }) => {
    const { SecurityHeadersConfig: headers } = ResponseHeadersPolicyConfig as {
      SecurityHeadersConfig?: { ContentSecurityPolicy?: { ContentSecurityPolicy: unknown } };
    };
    const policy = headers?.ContentSecurityPolicy?.ContentSecurityPolicy ?? '';
    return [{ quota: 'characters of a content security policy', value: joined(policy).length }];
  },
  'AWS::WAFv2::WebACL': ({ Rules }) => [
    { quota: 'capacity units of a web ACL', value: firewallCapacity(listOf(Rules)) },
  ],
};

/** The quotas of a number of resources of one type: by type, and by what they have in common, if anything. */
const counted: readonly [quota: Use['quota'], type: string, common?: (properties: Properties) => unknown][] =
  [
    ['roles of an account', 'AWS::IAM::Role'],
    ['log policies of a region', 'AWS::Logs::ResourcePolicy'],
    ['metric filters of a log group', 'AWS::Logs::MetricFilter', ({ LogGroupName }) => LogGroupName],
    ['response headers policies of an account', 'AWS::CloudFront::ResponseHeadersPolicy'],
    ['groups of a user pool', 'AWS::Cognito::UserPoolGroup', ({ UserPoolId }) => UserPoolId],
    ['schedules of a region', 'AWS::Scheduler::Schedule'],
    ['buckets of an account', 'AWS::S3::Bucket'],
    [
      'readers of a stream',
      'AWS::Lambda::EventSourceMapping',
      ({ EventSourceArn, FilterCriteria }) => (FilterCriteria ? EventSourceArn : null),
    ],
  ];

/** Returns how much of the quotas of services other than CloudFormation and IAM a deployment uses. */
export function serviceUses({
  templates,
  codeLengths,
}: Pick<Deployment, 'templates' | 'codeLengths'>): Use[] {
  const resources = Object.values(templates).flatMap(({ Resources }) => Object.entries(Resources));
  const ofType = (type: string) => resources.filter(([, { Type }]) => Type === type);
  const grouped = (type: string, key: (properties: Properties) => unknown) => {
    const groups = new Map<string, Resource[]>();
    for (const [, resource] of ofType(type)) {
      const common = key(resource.Properties);
      if (common === null) continue;
      const name = JSON.stringify(common);
      groups.set(name, [...(groups.get(name) ?? []), resource]);
    }
    return [...groups];
  };
  return [
    ...Object.entries(measures).flatMap(([type, measure]) =>
      ofType(type).flatMap(([what, { Properties }]) =>
        measure(Properties).map((use): Use => ({ ...use, what })),
      ),
    ),
    ...counted.flatMap(([quota, type, common = () => type]) =>
      grouped(type, common).map(([what, { length }]): Use => ({ quota, what, value: length })),
    ),
    ...grouped('AWS::Lambda::Permission', ({ FunctionName }) => FunctionName).map(([what, members]): Use => ({
      quota: 'bytes of a function’s resource policy',
      what,
      value: Buffer.byteLength(JSON.stringify(members)),
    })),
    ...Object.entries(codeLengths).map(([what, value]): Use => ({
      quota: 'characters of a resolver’s code',
      what,
      value,
    })),
  ];
}
