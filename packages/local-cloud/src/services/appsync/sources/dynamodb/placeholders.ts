import { type Item, toItem } from './attributeValues';
import type { Expression } from './DynamoDBRequest';

function ifAny<T extends object>(value: T): T | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}

/**
 * Returns the placeholders of names and values in all expressions of a DynamoDB request. If there are no
 * names, or no values, the member for them is undefined, because DynamoDB rejects an empty map.
 */
export function placeholders(...expressions: (Expression | undefined)[]): {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
} {
  const names = Object.assign({}, ...expressions.map((each) => each?.expressionNames)) as Record<
    string,
    string
  >;
  const values = Object.assign({}, ...expressions.map((each) => each?.expressionValues)) as object;
  return { ExpressionAttributeNames: ifAny(names), ExpressionAttributeValues: ifAny(toItem(values)) };
}
