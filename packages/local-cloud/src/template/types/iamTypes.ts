import { deriveId } from './deriveId';
import { lastSegment, named } from './naming';
import type { ResourceTypes, Subject } from './ResourceType';

function iamArn({ environment }: Subject, resource: string): string {
  return `arn:aws:iam::${environment.accountId}:${resource}`;
}

/** IAM's CloudFormation resource types. `template/policies` evaluates the policies of the roles. */
export const iamTypes: ResourceTypes = {
  'AWS::IAM::Role': {
    treatment: 'emulated',
    physicalId: named('RoleName'),
    attributes: {
      Arn: (subject) => iamArn(subject, `role/${subject.physicalId}`),
      RoleId: (subject) => `AROA${deriveId(subject, 'upper', 17)}`,
    },
  },
  'AWS::IAM::Policy': { treatment: 'emulated', attributes: { Id: ({ physicalId }) => physicalId } },
  'AWS::IAM::RolePolicy': { treatment: 'emulated' },
  'AWS::IAM::ManagedPolicy': {
    treatment: 'emulated',
    physicalId: (subject) => iamArn(subject, `policy/${named('ManagedPolicyName')(subject)}`),
    attributes: { PolicyArn: ({ physicalId }) => physicalId },
  },
  'AWS::IAM::ServiceLinkedRole': {
    treatment: 'ignored',
    physicalId: (subject) => lastSegment(String(subject.property('AWSServiceName'))),
  },
};
