import { appsyncTypes } from './appsyncTypes';
import { cognitoTypes } from './cognitoTypes';
import { derivedUuid, deriveId } from './deriveId';
import { lambdaTypes } from './lambdaTypes';
import { messagingTypes } from './messagingTypes';
import { arn, named, lastSegment } from './naming';
import { operationalTypes } from './operationalTypes';
import type { ResourceTypes, ResourceType, Subject } from './ResourceType';
import { storageTypes } from './storageTypes';

function tableArn(subject: Subject): string {
  return arn('dynamodb', subject, `table/${subject.physicalId}`);
}

const table: ResourceType = {
  treatment: 'emulated',
  physicalId: named('TableName'),
  attributes: {
    Arn: tableArn,
    // On AWS the last part is the time at which the stream was created; only the part with the table is used here.
    StreamArn: (subject) => `${tableArn(subject)}/stream/local`,
    TableId: derivedUuid,
  },
};

const dynamodbTypes: ResourceTypes = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
};

function iamArn({ environment }: Subject, resource: string): string {
  return `arn:aws:iam::${environment.accountId}:${resource}`;
}

/** IAM's CloudFormation resource types. `template/policies` evaluates the policies of the roles. */
const iamTypes: ResourceTypes = {
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

/**
 * All CloudFormation resource types that the local cloud knows. A template with any other type is rejected with an
 * error that names it.
 */
export const resourceTypes: ResourceTypes = {
  ...appsyncTypes,
  ...cognitoTypes,
  ...dynamodbTypes,
  ...iamTypes,
  ...lambdaTypes,
  ...messagingTypes,
  ...operationalTypes,
  ...storageTypes,
};
