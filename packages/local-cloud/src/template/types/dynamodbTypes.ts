import { derivedUuid } from './deriveId';
import { arn, named } from './naming';
import type { ResourceType, ResourceTypes, Subject } from './ResourceType';

function tableArn(subject: Subject): string {
  return arn('dynamodb', subject, `table/${subject.physicalId}`);
}

const table: ResourceType = {
  treatment: 'emulated',
  physicalId: named('TableName'),
  attributes: {
    Arn: tableArn,
    // The real label is the moment of the stream's creation; only the table's part of it is ever looked at.
    StreamArn: (subject) => `${tableArn(subject)}/stream/local`,
    TableId: derivedUuid,
  },
};

export const dynamodbTypes: ResourceTypes = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
};
