import type { Template } from './deployments';

const REGION = 'ap-northeast-1';
const id = (length: number) => 'x'.repeat(length);

/**
 * Returns a name like the one that CloudFormation generates for a resource without a name: stack, logical id
 * and 13 characters, cut to the longest permitted name.
 */
const generated = (stack: string, logicalId: string, longest: number) =>
  `${stack}-${logicalId}-${id(13)}`.slice(0, longest);

type Naming = (stack: string, logicalId: string, account: string) => string;

const regional =
  (service: string, longest: number, prefix = ''): Naming =>
  (stack, logicalId, account) =>
    `arn:aws:${service}:${REGION}:${account}:${prefix}${generated(stack, logicalId, longest)}`;

/**
 * For each resource type and attribute (`Ref` is the physical id), a function that returns an invented value
 * of the same length as the real value on AWS.
 */
const NAMINGS: Record<string, Naming> = {
  'AWS::AppSync::GraphQLApi.Arn': (_stack, _id, account) =>
    `arn:aws:appsync:${REGION}:${account}:apis/${id(26)}`,
  'AWS::Cognito::IdentityPool.Ref': () => `${REGION}:${id(36)}`,
  'AWS::Cognito::UserPool.Arn': (_stack, _id, account) =>
    `arn:aws:cognito-idp:${REGION}:${account}:userpool/${REGION}_${id(9)}`,
  'AWS::DynamoDB::GlobalTable.Arn': regional('dynamodb', 255, 'table/'),
  'AWS::DynamoDB::GlobalTable.StreamArn': (...names) =>
    `${regional('dynamodb', 255, 'table/')(...names)}/stream/2026-01-01T00:00:00.000`,
  'AWS::IAM::Role.Ref': (stack, logicalId) => generated(stack, logicalId, 64),
  'AWS::IAM::Role.Arn': (stack, logicalId, account) =>
    `arn:aws:iam::${account}:role/${generated(stack, logicalId, 64)}`,
  'AWS::Lambda::Function.Arn': regional('lambda', 64, 'function:'),
  'AWS::Logs::LogGroup.Arn': (...names) => `${regional('logs', 512, 'log-group:')(...names)}:*`,
  'AWS::OpenSearchService::Domain.Arn': regional('es', 28, 'domain/'),
  'AWS::S3::Bucket.Arn': (stack, logicalId) => `arn:aws:s3:::${generated(stack, logicalId, 63)}`,
  'AWS::SQS::Queue.Arn': regional('sqs', 80),
};

/**
 * Replaces the references in a part of a template by invented values. They are as long as in a real
 * deployment, so that sizes can be compared with the limits of AWS. Throws for an attribute or a function
 * whose length is unknown.
 */
export function resolveReal(
  value: unknown,
  { Resources }: Template,
  stack: string,
  account: string,
): unknown {
  const pseudo: Record<string, string> = {
    'AWS::AccountId': account,
    'AWS::Partition': 'aws',
    'AWS::Region': REGION,
    'AWS::StackId': `arn:aws:cloudformation:${REGION}:${account}:stack/${stack}/6f0c1b52-0000-11ee-8000-000000000001`,
    'AWS::StackName': stack,
    'AWS::URLSuffix': 'amazonaws.com',
  };
  const attribute = (logicalId: string, name: string): string => {
    const type = Resources[logicalId]?.Type;
    const naming = NAMINGS[`${type}.${name}`];
    if (!naming) throw new Error(`The length of ${name} of ${logicalId} (${type}) is unknown`);
    return naming(stack, logicalId, account);
  };
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (part === null || typeof part !== 'object') return part;
    const [[key, argument] = ['', undefined], ...others] = Object.entries(part);
    if (others.length === 0 && key === 'Ref') return pseudo[`${argument}`] ?? attribute(`${argument}`, 'Ref');
    if (others.length === 0 && key === 'Fn::GetAtt') {
      const [logicalId, name] = argument as [string, string];
      return attribute(logicalId, name);
    }
    if (others.length === 0 && key === 'Fn::Join') {
      const [separator, parts] = argument as [string, unknown[]];
      return parts.map(resolve).join(separator);
    }
    if (key.startsWith('Fn::')) throw new Error(`The length of ${key} is unknown`);
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, resolve(each)]));
  };
  return resolve(value);
}
