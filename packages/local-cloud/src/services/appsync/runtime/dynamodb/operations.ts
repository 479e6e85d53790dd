export type Operation =
  | { type: 'OPERATION_ADD' | 'OPERATION_REPLACE'; value: unknown }
  | { type: 'OPERATION_INCREMENT' | 'OPERATION_DECREMENT'; by: number }
  | { type: 'OPERATION_APPEND' | 'OPERATION_PREPEND'; items: unknown[] }
  | { type: 'OPERATION_REMOVE' }
  | { type: 'OPERATION_UPDATE_LIST_ITEM'; value: unknown; index: number };

export function isOperation(value: unknown): value is Operation {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as { type?: unknown };
  return typeof type === 'string' && type.startsWith('OPERATION_');
}

/**
 * Emulates the object `operations` of `@aws-appsync/utils/dynamodb`. The result of each function describes
 * how an update changes one attribute, for example that it increments it.
 */
export const operations = {
  add: (value: unknown): Operation => ({ type: 'OPERATION_ADD', value }),
  remove: (): Operation => ({ type: 'OPERATION_REMOVE' }),
  replace: (value: unknown): Operation => ({ type: 'OPERATION_REPLACE', value }),
  increment: (by = 1): Operation => ({ type: 'OPERATION_INCREMENT', by }),
  decrement: (by = 1): Operation => ({ type: 'OPERATION_DECREMENT', by }),
  append: (items: unknown[]): Operation => ({ type: 'OPERATION_APPEND', items }),
  prepend: (items: unknown[]): Operation => ({ type: 'OPERATION_PREPEND', items }),
  updateListItem: (value: unknown, index: number): Operation => ({
    type: 'OPERATION_UPDATE_LIST_ITEM',
    value,
    index,
  }),
};
