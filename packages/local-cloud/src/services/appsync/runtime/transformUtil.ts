import { notEmulated } from './notEmulated';
import { toDynamoDBExpression } from './toDynamoDBExpression';
import { toSubscriptionFilter } from './toSubscriptionFilter';

function asJson(filter: unknown): string | null {
  const expression = toDynamoDBExpression(filter);
  return expression && JSON.stringify(expression);
}

/** `util.transform`: the two DynamoDB functions answer JSON text, the subscription one an object. */
export const transformUtil = {
  toDynamoDBFilterExpression: asJson,
  toDynamoDBConditionExpression: asJson,
  toSubscriptionFilter,
  toElasticsearchQueryDSL: notEmulated('util.transform.toElasticsearchQueryDSL'),
};
