import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Change } from '../../lambdas/handle-changes/Change';

/**
 * Converts a change of an item into a record of a DynamoDB stream. `place` is the record's sequence number.
 */
export function recordOf({ before, after }: Change, place: number): DynamoDBRecord {
  const { pk = '', sk = '' } = after ?? before ?? {};
  const image = (item: object | undefined) => item && marshall(item, { removeUndefinedValues: true });
  return {
    eventID: `${place}`,
    eventName: !before ? 'INSERT' : after ? 'MODIFY' : 'REMOVE',
    dynamodb: {
      Keys: marshall({ pk, sk }),
      ...(before && { OldImage: image(before) }),
      ...(after && { NewImage: image(after) }),
      SequenceNumber: `${place}`,
    },
  } as DynamoDBRecord;
}
