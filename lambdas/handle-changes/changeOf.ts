import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { formerNames } from '../lib/formerNames';
import type { Item } from '../lib/Item';
import type { Change } from './Change';

type Image = Record<string, AttributeValue>;

/**
 * Decodes a record of a DynamoDB stream. Keys and attribute names that an older release has stored are
 * replaced with the current ones.
 */
export function changeOf({ dynamodb }: DynamoDBRecord): Change {
  const decode = (image: unknown) =>
    image ? formerNames.currentRow(unmarshall(image as Image) as Item) : undefined;
  return { before: decode(dynamodb?.OldImage), after: decode(dynamodb?.NewImage) };
}
