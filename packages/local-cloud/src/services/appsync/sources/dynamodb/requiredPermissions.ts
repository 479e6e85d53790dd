import type { DynamoDBRequest } from './DynamoDBRequest';

export interface Required {
  action: string;
  table: string;
  index?: string;
}

const BATCH_ACTIONS: Record<string, string> = {
  BatchGetItem: 'BatchGetItem',
  BatchPutItem: 'BatchWriteItem',
  BatchDeleteItem: 'BatchWriteItem',
};

const TRANSACT_ACTIONS: Record<string, string> = { ConditionCheck: 'ConditionCheckItem' };

/**
 * Returns the IAM actions that a request of a DynamoDB data source needs. A transaction needs the actions of each of
 * its items.
 */
export function requiredPermissions(table: string, request: DynamoDBRequest): Required[] {
  const { operation } = request;
  const batch = BATCH_ACTIONS[operation];
  if (batch !== undefined) {
    return Object.keys(request.tables ?? {}).map((name) => ({ action: `dynamodb:${batch}`, table: name }));
  }
  if (operation === 'TransactGetItems' || operation === 'TransactWriteItems') {
    return (request.transactItems ?? []).map(({ table: name, operation: member = 'GetItem' }) => ({
      action: `dynamodb:${TRANSACT_ACTIONS[member] ?? member}`,
      table: name,
    }));
  }
  return [{ action: `dynamodb:${operation}`, table, index: request.index }];
}
