import type { DynamoDBRecord } from 'aws-lambda';
import { correlationId } from '../../../model/correlationId';
import { readCorrelationId } from './readCorrelationId';

/**
 * Returns the correlation id of the operation that has made a change, from the change's stream record.
 * Undefined if the record had the same id before the change: a write without a correlation id leaves the id
 * of an earlier operation in the record.
 */
export function correlationIdOf({ dynamodb }: DynamoDBRecord): string | undefined {
  const { attribute } = correlationId;
  const after = dynamodb?.NewImage?.[attribute]?.S;
  return after === dynamodb?.OldImage?.[attribute]?.S ? undefined : readCorrelationId({ [attribute]: after });
}
