import { isOperation, type Operation } from './operations';
import { toAttributeValue } from './toAttributeValue';
import type { DynamoDBExpression } from './toDynamoDBExpression';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListItemUpdate(value: unknown): value is Operation[] {
  return Array.isArray(value) && value.some(isOperation);
}

/** Builds one update expression. It numbers the placeholders of names and values as AppSync does. */
class UpdateBuilder {
  readonly names: Record<string, string> = {};
  readonly values: DynamoDBExpression['expressionValues'] = {};
  readonly set: string[] = [];
  readonly remove: string[] = [];
  private count = 0;

  add(key: string, value: unknown, parent = ''): void {
    this.count += 1;
    const number = this.count;
    const name = `#expName_${number}`;
    this.names[name] = key;
    const path = parent === '' ? name : `${parent}.${name}`;
    const place = (operand: unknown) => {
      this.values[`:expValue_${number}`] = toAttributeValue(operand);
      return `:expValue_${number}`;
    };
    if (isOperation(value)) return this.operation(path, value, place);
    if (isListItemUpdate(value)) return this.listItems(path, number, value);
    if (isObject(value)) {
      for (const [member, operand] of Object.entries(value)) this.add(member, operand, path);
      return;
    }
    this.set.push(`${path} = ${place(value)}`);
  }

  private operation(path: string, operation: Operation, place: (operand: unknown) => string): void {
    switch (operation.type) {
      case 'OPERATION_REMOVE':
        this.remove.push(path);
        return;
      case 'OPERATION_INCREMENT':
        this.set.push(`${path} = ${path} + ${place(operation.by)}`);
        return;
      case 'OPERATION_DECREMENT':
        this.set.push(`${path} = ${path} - ${place(operation.by)}`);
        return;
      case 'OPERATION_APPEND':
        this.set.push(`${path} = list_append(${path}, ${place(operation.items)})`);
        return;
      case 'OPERATION_PREPEND':
        this.set.push(`${path} = list_append(${place(operation.items)}, ${path})`);
        return;
      case 'OPERATION_ADD':
      case 'OPERATION_REPLACE':
        this.set.push(`${path} = ${place(operation.value)}`);
        return;
      case 'OPERATION_UPDATE_LIST_ITEM':
        throw new Error('operations.updateListItem belongs into a list');
    }
  }

  private listItems(path: string, number: number, items: Operation[]): void {
    items.forEach((item, position) => {
      if (!isOperation(item) || item.type !== 'OPERATION_UPDATE_LIST_ITEM') {
        throw new Error('a list that holds operations may hold operations.updateListItem only');
      }
      const place = `:expValue_${number}_${position + 1}`;
      this.values[place] = toAttributeValue(item.value);
      this.set.push(`${path}[${item.index}] = ${place}`);
    });
  }
}

/**
 * Builds the `update` of an UpdateItem request from an object of attributes. Undefined values are left out.
 * If a value is a plain object, only the nested attributes in it are changed.
 */
export function buildUpdateExpression(update: Record<string, unknown>): DynamoDBExpression {
  const builder = new UpdateBuilder();
  for (const [key, value] of Object.entries(update)) {
    if (value !== undefined) builder.add(key, value);
  }
  const clauses = [
    builder.set.length > 0 ? `SET ${builder.set.join(', ')}` : '',
    builder.remove.length > 0 ? `REMOVE ${builder.remove.join(', ')}` : '',
  ];
  return {
    expression: clauses.filter((clause) => clause !== '').join(' '),
    expressionNames: builder.names,
    expressionValues: builder.values,
  };
}
