import { derivedUuid, deriveId } from './deriveId';
import { arn, lastSegment, named } from './naming';
import type { ResourceTypes } from './ResourceType';

export const lambdaTypes: ResourceTypes = {
  'AWS::Lambda::Function': {
    treatment: 'emulated',
    physicalId: named('FunctionName'),
    attributes: { Arn: (subject) => arn('lambda', subject, `function:${subject.physicalId}`) },
  },
  'AWS::Lambda::Version': {
    treatment: 'emulated',
    physicalId: (subject) =>
      arn('lambda', subject, `function:${lastSegment(String(subject.property('FunctionName')))}:1`),
    attributes: { Version: () => '1', FunctionArn: ({ physicalId }) => physicalId },
  },
  'AWS::Lambda::Alias': {
    treatment: 'emulated',
    physicalId: (subject) => {
      const name = lastSegment(String(subject.property('FunctionName')));
      return arn('lambda', subject, `function:${name}:${String(subject.property('Name'))}`);
    },
    attributes: { AliasArn: ({ physicalId }) => physicalId },
  },
  'AWS::Lambda::EventSourceMapping': {
    treatment: 'emulated',
    physicalId: derivedUuid,
    attributes: { Id: ({ physicalId }) => physicalId },
  },
  'AWS::Lambda::EventInvokeConfig': { treatment: 'emulated' },
  'AWS::Lambda::Url': {
    treatment: 'emulated',
    physicalId: (subject) => String(subject.property('TargetFunctionArn')),
    attributes: {
      FunctionArn: ({ physicalId }) => physicalId,
      FunctionUrl: (subject) =>
        `https://${deriveId(subject, 'lower', 32)}.lambda-url.${subject.environment.region}.on.aws/`,
    },
  },
  // Layers belong to CDK's custom resources; the functions of the stack contain everything that they need.
  'AWS::Lambda::LayerVersion': { treatment: 'ignored' },
  'AWS::Lambda::Permission': { treatment: 'emulated', attributes: { Id: ({ physicalId }) => physicalId } },
};
