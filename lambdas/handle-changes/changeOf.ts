import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Item } from '../lib/Item';
import type { Change } from './Change';

type Image = Record<string, AttributeValue>;

/** A stream record in plain values. */
export function changeOf({ dynamodb }: DynamoDBRecord): Change {
  const plain = (image: unknown) => (image ? (unmarshall(image as Image) as Item) : undefined);
  return { before: plain(dynamodb?.OldImage), after: plain(dynamodb?.NewImage) };
}
