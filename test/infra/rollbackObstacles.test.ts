import { rollbackObstacles } from '../support/infra/rollbackObstacles';
import type { Resource } from '../support/infra/Resource';

const obstacles = (resource: Partial<Resource> & { Type: string }, DefaultOfProtection = 'off') =>
  rollbackObstacles([
    {
      Parameters: { Protection: { Default: DefaultOfProtection } },
      Conditions: { IsProtected: { 'Fn::Equals': [{ Ref: 'Protection' }, 'on'] } },
      Resources: { It: { Properties: {}, ...resource } },
    },
  ]);
const conditional = {
  Type: 'AWS::DynamoDB::GlobalTable',
  DeletionPolicy: 'RetainExceptOnCreate',
  Properties: { Replicas: [{ DeletionProtectionEnabled: { 'Fn::If': ['IsProtected', true, false] } }] },
};

test.each([
  ['AWS::Cognito::UserPool', { DeletionProtection: 'ACTIVE' }],
  ['AWS::DynamoDB::GlobalTable', { Replicas: [{ DeletionProtectionEnabled: true }] }],
])('a protected %s holds up the rollback', (Type, Properties) => {
  expect(obstacles({ Type, Properties, DeletionPolicy: 'RetainExceptOnCreate' })).toEqual([
    `It (${Type}) cannot be deleted: it is protected`,
  ]);
});

test('protection that is off in a new stack holds up nothing', () => {
  expect(obstacles(conditional)).toEqual([]);
  expect(obstacles(conditional, 'on')).toHaveLength(1);
});

test('a bucket must be emptied, or remain without a name of its own', () => {
  const bucket = { Type: 'AWS::S3::Bucket', DeletionPolicy: 'RetainExceptOnCreate' };
  expect(obstacles(bucket)).toEqual([
    'It (AWS::S3::Bucket) cannot be deleted when something was written to it',
  ]);
  expect(obstacles({ ...bucket, DeletionPolicy: 'Retain' })).toEqual([]);
  expect(obstacles({ ...bucket, DeletionPolicy: 'Retain', Properties: { BucketName: 'files' } })).toEqual([
    'It (AWS::S3::Bucket) remains and has a name, so that it cannot be created again',
  ]);
});

test('what could be deleted does not remain', () => {
  const logs = { Type: 'AWS::Logs::LogGroup', DeletionPolicy: 'Retain' };
  expect(obstacles(logs)).toEqual(['It (AWS::Logs::LogGroup) remains, although it could be deleted']);
  expect(obstacles({ ...logs, DeletionPolicy: 'Delete' })).toEqual([]);
});
