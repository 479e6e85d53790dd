import { isDeepStrictEqual } from 'node:util';
import type { EngineApi } from '../../../dynamodb/EngineApi';
import type { EngineError } from '../../../dynamodb/EngineError';
import type { SourceAnswer } from '../DataSource';
import { InvalidRequest } from '../InvalidRequest';
import { fromItemOrNull, toAttributeValue, toItem, type Item } from './attributeValues';
import type { DynamoDBRequest } from './DynamoDBRequest';
import { toServiceFailure } from './toServiceFailure';

/**
 * Returns the names and values of the attributes that an update sets; null if its expression contains more
 * than assignments of the form `SET name = value`.
 */
function plainAssignments({ update }: DynamoDBRequest): [string, unknown][] | null {
  const clauses = /^SET (.+)$/s.exec(update?.expression ?? '')?.[1]?.split(',') ?? [];
  const assignments = clauses.map((clause) => /^\s*(#?\w+)\s*=\s*(:\w+)\s*$/.exec(clause));
  if (assignments.length === 0 || assignments.includes(null)) return null;
  return assignments.map((found) => {
    const [, name = '', place = ''] = found ?? [];
    return [update?.expressionNames?.[name] ?? name, update?.expressionValues?.[place]];
  });
}

function without(item: Item, ignored: string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !ignored.includes(name)));
}

/**
 * Returns whether a write whose condition failed would have changed nothing, because the stored item is
 * already as the write would make it, or the item to delete does not exist. AppSync treats such a write as
 * successful. Attributes in `equalsIgnore` are not compared. For an update that does more than assign values
 * (`SET name = value`), the result is false.
 */
function isAsWanted(request: DynamoDBRequest, current: Item | undefined): boolean {
  if (request.operation === 'DeleteItem') return current === undefined;
  if (current === undefined) return false;
  const ignored = request.condition?.equalsIgnore ?? [];
  if (request.operation === 'PutItem') {
    const wanted = { ...toItem(request.attributeValues ?? {}), ...toItem(request.key) };
    return isDeepStrictEqual(without(current, ignored), without(wanted, ignored));
  }
  const assignments = plainAssignments(request)?.filter(([name]) => !ignored.includes(name));
  return (
    assignments?.every(([name, typed]) => isDeepStrictEqual(current[name], toAttributeValue(typed))) ?? false
  );
}

/**
 * Returns the result of a DynamoDB write whose condition failed: the existing item and, if the write would
 * have changed it, an error. See
 * https://docs.aws.amazon.com/appsync/latest/devguide/js-aws-appsync-resolver-reference-dynamodb-condition-expressions.html
 */
export async function conditionFailed(
  engine: EngineApi,
  table: string,
  request: DynamoDBRequest,
  refusal: EngineError,
): Promise<SourceAnswer> {
  if (request.condition?.conditionalCheckFailedHandler?.strategy === 'Custom') {
    throw new InvalidRequest('conditionalCheckFailedHandler with a Lambda function is not emulated locally');
  }
  const { Item: current } = await engine.call<{ Item?: Item }>('GetItem', {
    TableName: table,
    Key: toItem(request.key),
    ConsistentRead: request.condition?.consistentRead ?? true,
  });
  const result = fromItemOrNull(current);
  if (isAsWanted(request, current)) return { result };
  const { type, message } = toServiceFailure(refusal);
  return { result, error: { type, message } };
}
