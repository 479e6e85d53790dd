import { assertTrusted } from '../../src/services/cognito/identity-pool/assertTrusted';
import { stackOf } from '../support/stackOf';

const poolId = 'ap-northeast-1:pool';
const trust = {
  Effect: 'Allow',
  Action: 'sts:AssumeRoleWithWebIdentity',
  Principal: { Federated: 'cognito-identity.amazonaws.com' },
  Condition: {
    StringEquals: { 'cognito-identity.amazonaws.com:aud': poolId },
    'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'unauthenticated' },
  },
};

function isTrusted(statement: object): boolean {
  const role = {
    logicalId: 'Role',
    type: 'AWS::IAM::Role',
    physicalId: 'role',
    properties: { AssumeRolePolicyDocument: { Statement: [statement] } },
  };
  try {
    assertTrusted(stackOf([role]), 'role', poolId, 'unauthenticated');
    return true;
  } catch (error) {
    expect(error).toMatchObject({ name: 'InvalidIdentityPoolConfigurationException' });
    return false;
  }
}

test('an identity gets a role that trusts its pool and its kind, guest or signed in', () => {
  expect(isTrusted(trust)).toBe(true);
});

test.each([
  ['denies', { Effect: 'Deny' }],
  ['trusts functions', { Principal: { Service: 'lambda.amazonaws.com' } }],
  ['is for another pool', { Condition: { StringEquals: { 'cognito-identity.amazonaws.com:aud': 'other' } } }],
  [
    'is for members',
    { Condition: { StringLike: { 'cognito-identity.amazonaws.com:amr': 'authenticated' } } },
  ],
  ['has a condition that is not known here', { Condition: { IpAddress: { 'aws:SourceIp': '10.0.0.0/8' } } }],
  ['allows another action', { Action: 'sts:AssumeRole' }],
])('a role whose trust policy %s is given to no guest', (_what, change) => {
  expect(isTrusted({ ...trust, ...change })).toBe(false);
});
