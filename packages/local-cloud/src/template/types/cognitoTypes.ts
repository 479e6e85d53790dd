import { deriveId, derivedUuid } from './deriveId';
import { arn } from './naming';
import type { ResourceTypes, Subject } from './ResourceType';

function providerName({ physicalId, environment }: Subject): string {
  return `cognito-idp.${environment.region}.amazonaws.com/${physicalId}`;
}

export const cognitoTypes: ResourceTypes = {
  'AWS::Cognito::UserPool': {
    treatment: 'emulated',
    physicalId: (subject) => `${subject.environment.region}_${deriveId(subject, 'alphanumeric', 9)}`,
    attributes: {
      Arn: (subject) => arn('cognito-idp', subject, `userpool/${subject.physicalId}`),
      ProviderName: providerName,
      ProviderURL: (subject) => `https://${providerName(subject)}`,
      UserPoolId: ({ physicalId }) => physicalId,
    },
  },
  'AWS::Cognito::UserPoolClient': {
    treatment: 'emulated',
    physicalId: (subject) => deriveId(subject, 'lower', 26),
    attributes: {
      ClientId: ({ physicalId }) => physicalId,
      Name: (subject) => String(subject.property('ClientName') ?? subject.logicalId),
    },
  },
  'AWS::Cognito::UserPoolGroup': {
    treatment: 'emulated',
    physicalId: (subject) => String(subject.property('GroupName') ?? subject.logicalId),
  },
  'AWS::Cognito::IdentityPool': {
    treatment: 'emulated',
    physicalId: (subject) => `${subject.environment.region}:${derivedUuid(subject)}`,
    attributes: { Name: (subject) => String(subject.property('IdentityPoolName') ?? subject.logicalId) },
  },
  'AWS::Cognito::IdentityPoolRoleAttachment': { treatment: 'emulated' },
  // CDK's AwsCustomResource that calls AddCustomAttributes.
  'Custom::UserPoolAttributes': { treatment: 'emulated' },
};
