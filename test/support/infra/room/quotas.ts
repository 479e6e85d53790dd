interface Quota {
  limit: number;
  /** Where AWS documents the limit. */
  source: string;
  /**
   * What uses more of it when the model gets another entity: `resolvers` (those of the entity), `all` (in
   * proportion to the number of entities), or nothing.
   */
  grows: 'resolvers' | 'all' | 'no';
}

const docs = 'https://docs.aws.amazon.com';
const cloudFormation = `${docs}/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html`;
const iam = `${docs}/IAM/latest/UserGuide/reference_iam-quotas.html`;
const appSync = `${docs}/general/latest/gr/appsync.html`;
const code = `${docs}/appsync/latest/APIReference/API_FunctionConfiguration.html`;
const variables = `${docs}/appsync/latest/APIReference/API_PutGraphqlApiEnvironmentVariables.html`;
const lambda = `${docs}/lambda/latest/dg/gettingstarted-limits.html`;
const filters = `${docs}/lambda/latest/dg/invocation-eventfiltering.html`;
const dynamo = `${docs}/amazondynamodb/latest/developerguide/ServiceQuotas.html`;
const cloudWatch = `${docs}/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html`;
const alarmWidget = `${docs}/AmazonCloudWatch/latest/APIReference/CloudWatch-Dashboard-Body-Structure.html`;
const logs = `${docs}/AmazonCloudWatch/latest/logs/cloudwatch_limits_cwl.html`;
const cloudFront = `${docs}/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html`;
const cognito = `${docs}/cognito/latest/developerguide/quotas.html`;
const waf = `${docs}/waf/latest/developerguide/aws-waf-capacity-units.html`;
const scheduler = `${docs}/scheduler/latest/UserGuide/scheduler-quotas.html`;
const s3 = `${docs}/general/latest/gr/s3.html`;

/**
 * The quotas of AWS that a deployment could exceed. Those of a number per account or region are the values of a
 * new account. Lengths of policies are without white space.
 */
export const quotas = {
  'resources in a template': { limit: 500, source: cloudFormation, grows: 'resolvers' },
  'bytes of a template': { limit: 1_048_576, source: cloudFormation, grows: 'resolvers' },
  'resources of a stack with its nested stacks': { limit: 2_500, source: cloudFormation, grows: 'resolvers' },
  'parameters of a template': { limit: 200, source: cloudFormation, grows: 'no' },
  'outputs of a template': { limit: 200, source: cloudFormation, grows: 'no' },
  'mappings of a template': { limit: 200, source: cloudFormation, grows: 'no' },
  'characters of a managed policy': { limit: 6_144, source: iam, grows: 'no' },
  'characters of the inline policies of a role': { limit: 10_240, source: iam, grows: 'no' },
  'characters of a trust policy': { limit: 2_048, source: iam, grows: 'no' },
  'managed policies of a role': { limit: 10, source: iam, grows: 'all' },
  'roles of an account': { limit: 1_000, source: iam, grows: 'no' },
  'functions of a pipeline': { limit: 10, source: appSync, grows: 'no' },
  'characters of a resolver’s code': { limit: 32_768, source: code, grows: 'all' },
  'bytes of the schema': { limit: 1_048_576, source: appSync, grows: 'all' },
  'environment variables of the API': { limit: 50, source: variables, grows: 'no' },
  'characters of a variable of the API': { limit: 512, source: variables, grows: 'no' },
  'bytes of a function’s environment': { limit: 4_096, source: lambda, grows: 'no' },
  'bytes of a function’s resource policy': { limit: 20_480, source: lambda, grows: 'no' },
  'filters of an event source': { limit: 5, source: filters, grows: 'no' },
  'characters of a filter': { limit: 4_096, source: filters, grows: 'all' },
  'readers of a stream': { limit: 2, source: dynamo, grows: 'no' },
  'indices of a table': { limit: 20, source: dynamo, grows: 'all' },
  'widgets of a dashboard': { limit: 500, source: cloudWatch, grows: 'no' },
  'alarms in a widget': { limit: 100, source: alarmWidget, grows: 'no' },
  'metric filters of a log group': { limit: 100, source: logs, grows: 'no' },
  'log policies of a region': { limit: 10, source: logs, grows: 'no' },
  'cache behaviours of a distribution': { limit: 25, source: cloudFront, grows: 'no' },
  'bytes of a CloudFront function': { limit: 10_240, source: cloudFront, grows: 'no' },
  'characters of a content security policy': { limit: 1_783, source: cloudFront, grows: 'no' },
  'response headers policies of an account': { limit: 20, source: cloudFront, grows: 'no' },
  'groups of a user pool': { limit: 10_000, source: cognito, grows: 'no' },
  'capacity units of a web ACL': { limit: 1_500, source: waf, grows: 'no' },
  'schedules of a region': { limit: 1_000_000, source: scheduler, grows: 'no' },
  'buckets of an account': { limit: 10_000, source: s3, grows: 'no' },
} as const satisfies Readonly<Record<string, Quota>>;

/** How much of a quota something in a deployment uses. */
export interface Use {
  quota: keyof typeof quotas;
  what: string;
  value: number;
  /** The part of `value` that the resolvers account for, if the quota grows with them. */
  ofResolvers?: number;
}
