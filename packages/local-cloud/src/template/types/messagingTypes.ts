import { arn, lastSegment, named } from './naming';
import type { ResourceTypes, Subject } from './ResourceType';

function ruleArn(subject: Subject): string {
  return arn('events', subject, `rule/${subject.physicalId}`);
}

function groupOf(subject: Subject): string {
  return String(subject.property('GroupName') ?? 'default');
}

export const messagingTypes: ResourceTypes = {
  'AWS::SQS::Queue': {
    treatment: 'emulated',
    // The SQS client sends its requests to the URL of the queue, which must be local.
    physicalId: (subject) => {
      const { origin, accountId } = subject.environment;
      return `${origin}/sqs/${accountId}/${named('QueueName')(subject)}`;
    },
    attributes: {
      Arn: (subject) => arn('sqs', subject, lastSegment(subject.physicalId)),
      QueueName: ({ physicalId }) => lastSegment(physicalId),
      QueueUrl: ({ physicalId }) => physicalId,
    },
  },
  'AWS::SQS::QueuePolicy': { treatment: 'ignored' },
  'AWS::Events::Rule': {
    treatment: 'emulated',
    physicalId: named('Name'),
    attributes: { Arn: ruleArn },
  },
  'AWS::Scheduler::Schedule': {
    treatment: 'emulated',
    physicalId: named('Name'),
    attributes: {
      Arn: (subject) => arn('scheduler', subject, `schedule/${groupOf(subject)}/${subject.physicalId}`),
    },
  },
  'AWS::Scheduler::ScheduleGroup': {
    treatment: 'ignored',
    physicalId: named('Name'),
    attributes: { Arn: (subject) => arn('scheduler', subject, `schedule-group/${subject.physicalId}`) },
  },
  'AWS::SNS::Topic': {
    treatment: 'ignored',
    physicalId: (subject) => arn('sns', subject, named('TopicName')(subject)),
    attributes: {
      TopicArn: ({ physicalId }) => physicalId,
      TopicName: ({ physicalId }) => lastSegment(physicalId),
    },
  },
  'AWS::SNS::TopicPolicy': { treatment: 'ignored' },
  'AWS::SNS::Subscription': { treatment: 'ignored' },
};
