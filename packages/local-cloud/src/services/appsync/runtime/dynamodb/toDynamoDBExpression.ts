import { toAttributeValue, type TypedValue } from './toAttributeValue';

export interface DynamoDBExpression {
  expression: string;
  expressionNames: Record<string, string>;
  expressionValues: Record<string, TypedValue>;
}

type Operators = Record<string, unknown>;

interface Rendering {
  names: Record<string, string>;
  values: Record<string, TypedValue>;
}

const COMPARATORS: Record<string, string> = { eq: '=', ne: '<>', lt: '<', le: '<=', gt: '>', ge: '>=' };

const ATTRIBUTE_TYPES: Record<string, string> = {
  _null: 'NULL',
  string: 'S',
  stringSet: 'SS',
  number: 'N',
  numberSet: 'NS',
  binary: 'B',
  binarySet: 'BS',
  boolean: 'BOOL',
  list: 'L',
  map: 'M',
};

class Unreadable extends Error {}

function asMap(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable();
  return value as Record<string, unknown>;
}

function asList(value: unknown, least = 0): unknown[] {
  if (!Array.isArray(value) || value.length < least) throw new Unreadable();
  return value;
}

function place(rendering: Rendering, name: string, value: unknown): string {
  rendering.values[name] = toAttributeValue(value);
  return name;
}

function operation(rendering: Rendering, subject: string, name: string, operator: string, value: unknown) {
  const comparator = COMPARATORS[operator];
  if (comparator) return `(${subject} ${comparator} ${place(rendering, name, value)})`;
  switch (operator) {
    case 'contains':
      return `(contains(${subject},${place(rendering, name, value)}))`;
    case 'notContains':
      return `(NOT contains(${subject},${place(rendering, name, value)}))`;
    case 'beginsWith':
      return `(begins_with(${subject},${place(rendering, name, value)}))`;
    case 'between': {
      const [start, end] = asList(value, 2);
      const from = place(rendering, `${name}_start`, start);
      return `(${subject} BETWEEN ${from} AND ${place(rendering, `${name}_end`, end)})`;
    }
    case 'in': {
      const places = asList(value).map((member, index) => place(rendering, `${name}_${index}`, member));
      return places.length === 0 ? '(null)' : `(${subject} IN (${places.join(', ')}))`;
    }
    case 'attributeExists':
      if (typeof value !== 'boolean') throw new Unreadable();
      return `(${value ? 'attribute_exists' : 'attribute_not_exists'}(${subject}))`;
    case 'attributeType': {
      const type = ATTRIBUTE_TYPES[String(value)];
      if (type === undefined) throw new Unreadable();
      return `(attribute_type(${subject},${place(rendering, name, type)}))`;
    }
    default:
      throw new Unreadable();
  }
}

function field(rendering: Rendering, subject: string, name: string, operators: Operators): string {
  const parts = Object.entries(operators).map(([operator, value]) =>
    operator === 'size'
      ? field(
          rendering,
          subject.startsWith('size(') ? subject : `size(${subject})`,
          `${name}_size`,
          asMap(value),
        )
      : operation(rendering, subject, `${name}_${operator}`, operator, value),
  );
  return parts.length > 1 ? `(${parts.join(' AND ')})` : (parts[0] ?? '');
}

function group(rendering: Rendering, filter: Record<string, unknown>, prefix: string): string {
  const parts = Object.entries(filter).map(([key, value]) => {
    if (key === 'and' || key === 'or') {
      const members = asList(value).map((member, index) =>
        group(rendering, asMap(member), `${prefix}${key}_${index}_`),
      );
      const joined = members.join(key === 'and' ? ' AND ' : ' OR ');
      return members.length > 1 ? `(${joined})` : joined;
    }
    if (key === 'not') return `(NOT ${group(rendering, asMap(value), `${prefix}not_`)})`;
    rendering.names[`#${key}`] = key;
    return field(rendering, `#${key}`, `:${prefix}${key}`, asMap(value));
  });
  return parts.join(' AND ');
}

/**
 * Converts a filter object to the same DynamoDB expression as AppSync; null if the filter is invalid.
 * Recorded answers of AppSync are in packages/local-cloud/test/appsync/cases/transform.json.
 */
export function toDynamoDBExpression(filter: unknown): DynamoDBExpression | null {
  const rendering: Rendering = { names: {}, values: {} };
  try {
    const expression = group(rendering, asMap(filter), '');
    return { expression, expressionNames: rendering.names, expressionValues: rendering.values };
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
