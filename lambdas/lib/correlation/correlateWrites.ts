import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { assignInUpdate } from '../../../model/assignInUpdate';
import { correlationId } from '../../../model/correlationId';
import { correlation } from './correlation';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type Put = Pick<NonNullable<TransactItem['Put']>, 'Item'>;
type Update = Pick<
  NonNullable<TransactItem['Update']>,
  'UpdateExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

const { attribute } = correlationId;

const markPut = <Write extends Put>(write: Write, id: string): Write => ({
  ...write,
  Item: { ...write.Item, [attribute]: id },
});

const markUpdate = <Write extends Update>(write: Write, id: string): Write => ({
  ...write,
  UpdateExpression: assignInUpdate(write.UpdateExpression ?? '', `#${attribute} = :${attribute}`),
  ExpressionAttributeNames: { ...write.ExpressionAttributeNames, [`#${attribute}`]: attribute },
  ExpressionAttributeValues: { ...write.ExpressionAttributeValues, [`:${attribute}`]: id },
});

/**
 * Adds the correlation id of the current operation to the records in the input of a write command of
 * DynamoDB, so that the reactions to this write have it as well. Deletes are not changed, and neither are
 * writes outside an operation.
 */
export function correlateWrites<Input extends object>(input: Input): Input {
  const id = correlation.current();
  if (!id) return input;
  if ('Item' in input) return markPut(input as Input & Put, id);
  if ('UpdateExpression' in input) return markUpdate(input as Input & Update, id);
  if (!('TransactItems' in input)) return input;
  const TransactItems = (input.TransactItems as TransactItem[]).map((item): TransactItem => {
    if (item.Put) return { Put: markPut(item.Put, id) };
    return item.Update ? { Update: markUpdate(item.Update, id) } : item;
  });
  return { ...input, TransactItems };
}
