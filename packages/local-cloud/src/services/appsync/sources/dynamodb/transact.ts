import type { EngineApi } from '../../../dynamodb/EngineApi';
import { EngineError } from '../../../dynamodb/EngineError';
import { limits } from '../../limits';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItem, fromItemOrNull, type Item, toItem } from './attributeValues';
import { capacity, type Metered } from './capacity';
import type { DynamoDBRequest, TransactItem } from './DynamoDBRequest';
import { placeholders } from './placeholders';
import { toServiceFailure } from './toServiceFailure';

interface CancellationReason {
  Code?: string;
  Message?: string;
  Item?: Item;
}

function writeItem({ table, operation, key, attributeValues, update, condition }: TransactItem) {
  const Key = toItem(key);
  const common = {
    TableName: table,
    ReturnValuesOnConditionCheckFailure:
      condition?.returnValuesOnConditionCheckFailure === false ? ('NONE' as const) : ('ALL_OLD' as const),
    ...placeholders(update, condition),
  };
  const ConditionExpression = condition?.expression;
  switch (operation) {
    case 'PutItem':
      return { Put: { ...common, ConditionExpression, Item: { ...toItem(attributeValues ?? {}), ...Key } } };
    case 'UpdateItem':
      return { Update: { ...common, ConditionExpression, Key, UpdateExpression: update?.expression } };
    case 'DeleteItem':
      return { Delete: { ...common, ConditionExpression, Key } };
    case 'ConditionCheck':
      return { ConditionCheck: { ...common, ConditionExpression, Key } };
    default:
      throw new InvalidRequest(`TransactWriteItems knows no operation ${String(operation)}`);
  }
}

function itemsOf(request: DynamoDBRequest): TransactItem[] {
  const items = request.transactItems ?? [];
  if (items.length === 0 || items.length > limits.transactItems) {
    throw new InvalidRequest(
      `a transaction of ${items.length} items, DynamoDB accepts 1 to ${limits.transactItems}`,
    );
  }
  return items;
}

function reason({ Item, Code, Message }: CancellationReason) {
  return { item: fromItemOrNull(Item), type: Code ?? null, message: Message ?? null };
}

/**
 * Throws the error of a failed transaction. If DynamoDB has cancelled the transaction, the error also
 * contains the `ctx.result` for the response handler. It consists of the members of `empty` and the reasons
 * of the cancellation.
 * @param empty the members that the result has apart from the reasons, such as `{ keys: null }`
 */
function refuse(error: unknown, empty: object): never {
  if (!(error instanceof EngineError && error.type === 'TransactionCanceledException')) throw error;
  const reasons = (error.answer.CancellationReasons ?? []) as CancellationReason[];
  const cancellationReasons = reasons.map(reason);
  throw toServiceFailure(error, { ...empty, cancellationReasons });
}

/**
 * Performs TransactWriteItems for a DynamoDB data source. The result is `{ keys, cancellationReasons }`; the
 * reasons are null after success. As in AppSync, there is no ClientRequestToken, so a repeated request is
 * executed again.
 */
export async function transactWrite(engine: EngineApi, request: DynamoDBRequest): Promise<SourceAnswer> {
  const items = itemsOf(request);
  try {
    const { ConsumedCapacity } = await engine.call<Metered>('TransactWriteItems', {
      TransactItems: items.map(writeItem),
      ReturnConsumedCapacity: 'TOTAL',
    });
    const keys = items.map(({ key }) => fromItem(toItem(key)));
    return { result: { keys, cancellationReasons: null }, consumed: capacity('write', ConsumedCapacity) };
  } catch (error) {
    return refuse(error, { keys: null });
  }
}

/**
 * Performs TransactGetItems for a DynamoDB data source. The result is `{ items, cancellationReasons }`; a
 * missing item is null.
 */
export async function transactGet(engine: EngineApi, request: DynamoDBRequest): Promise<SourceAnswer> {
  const items = itemsOf(request);
  try {
    const { Responses, ConsumedCapacity } = await engine.call<{ Responses?: { Item?: Item }[] } & Metered>(
      'TransactGetItems',
      {
        TransactItems: items.map(({ table, key, projection }) => ({
          Get: {
            TableName: table,
            Key: toItem(key),
            ProjectionExpression: projection?.expression,
            ...placeholders(projection),
          },
        })),
        ReturnConsumedCapacity: 'TOTAL',
      },
    );
    const found = (Responses ?? []).map(({ Item }) => fromItemOrNull(Item));
    return {
      result: { items: found, cancellationReasons: null },
      consumed: capacity('read', ConsumedCapacity),
    };
  } catch (error) {
    return refuse(error, { items: null });
  }
}
