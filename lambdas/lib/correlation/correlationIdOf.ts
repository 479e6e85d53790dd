import type { DynamoDBRecord } from 'aws-lambda';
import { correlationId } from '../../../model/correlationId';
import { readCorrelationId } from './readCorrelationId';

/**
 * Returns the correlation id of the operation that has made a change, from its stream record. A record keeps the id of
 * an earlier operation when somebody without an id writes it: an id that was there before is therefore not returned.
 */
export function correlationIdOf({ dynamodb }: DynamoDBRecord): string | undefined {
  const { attribute } = correlationId;
  const after = dynamodb?.NewImage?.[attribute]?.S;
  return after === dynamodb?.OldImage?.[attribute]?.S ? undefined : readCorrelationId({ [attribute]: after });
}
