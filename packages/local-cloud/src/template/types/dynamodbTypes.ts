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
    // On AWS the last part is the time at which the stream was created; only the part with the table is used here.
    StreamArn: (subject) => `${tableArn(subject)}/stream/local`,
    TableId: derivedUuid,
  },
};

export const dynamodbTypes: ResourceTypes = {
  'AWS::DynamoDB::Table': table,
  'AWS::DynamoDB::GlobalTable': table,
};
