import { condition } from './requestParts';
import { toTypedMap } from './toAttributeValue';
import { buildUpdateExpression } from './buildUpdateExpression';

interface Target {
  table: string;
  key: Record<string, unknown>;
  condition?: unknown;
}

type Item =
  | { putItem: Target & { item: Record<string, unknown> } }
  | { updateItem: Target & { update: Record<string, unknown> } }
  | { deleteItem: Target }
  | { conditionCheck: Target };

export interface TransactWriteInput {
  items: Item[];
}

function common(operation: string, target: Target) {
  return { table: target.table, operation, key: toTypedMap(target.key) };
}

/** Builds one item of a TransactWriteItems request: a put, an update, a deletion or a condition check. */
export function buildTransactWriteItem(item: Item) {
  if ('putItem' in item) {
    const attributeValues = toTypedMap(item.putItem.item);
    return { ...common('PutItem', item.putItem), attributeValues, ...condition(item.putItem.condition) };
  }
  if ('updateItem' in item) {
    const update = buildUpdateExpression(item.updateItem.update);
    return { ...common('UpdateItem', item.updateItem), update, ...condition(item.updateItem.condition) };
  }
  if ('deleteItem' in item) {
    return { ...common('DeleteItem', item.deleteItem), ...condition(item.deleteItem.condition) };
  }
  if ('conditionCheck' in item) {
    return { ...common('ConditionCheck', item.conditionCheck), ...condition(item.conditionCheck.condition) };
  }
  throw new Error('a transaction knows putItem, updateItem, deleteItem and conditionCheck only');
}
