import { InvalidRequest } from '../InvalidRequest';

type Typed = Record<string, unknown>;

/** A value in DynamoDB's JSON format: exactly one member is set. Numbers are text, binary values base64. */
export interface AttributeValue {
  S?: string;
  N?: string;
  BOOL?: boolean;
  NULL?: boolean;
  B?: string;
  SS?: string[];
  NS?: string[];
  BS?: string[];
  L?: AttributeValue[];
  M?: Item;
}
export type Item = { [name: string]: AttributeValue };

function list<T>(value: unknown, convert: (member: unknown) => T): T[] {
  if (!Array.isArray(value)) throw new InvalidRequest(`expected a list, got ${JSON.stringify(value)}`);
  return value.map(convert);
}

/**
 * Converts a value from the typed JSON of AppSync's requests to that of DynamoDB: numbers become text, and
 * null becomes `{ NULL: true }`.
 */
export function toAttributeValue(typed: unknown): AttributeValue {
  const [type, value] = Object.entries((typed ?? {}) as Typed)[0] ?? [];
  switch (type) {
    case 'S':
      return { S: String(value) };
    case 'N':
      return { N: String(value) };
    case 'BOOL':
      return { BOOL: value === true || value === 'true' };
    case 'NULL':
      return { NULL: true };
    case 'B':
      return { B: String(value) };
    case 'SS':
      return { SS: list(value, String) };
    case 'NS':
      return { NS: list(value, String) };
    case 'BS':
      return { BS: list(value, String) };
    case 'L':
      return { L: list(value, toAttributeValue) };
    case 'M':
      return { M: toItem(value) };
    default:
      throw new InvalidRequest(`${JSON.stringify(typed)} is no typed DynamoDB value`);
  }
}

/** Converts an object of typed values, such as a key, an item or the values of an expression, to DynamoDB's JSON. */
export function toItem(typed: unknown): Item {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) {
    throw new InvalidRequest(`expected a map of typed values, got ${JSON.stringify(typed)}`);
  }
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, toAttributeValue(value)]));
}

/** Converts a stored DynamoDB value to the plain JSON that handlers get: sets as arrays, binary values as base64. */
function fromAttributeValue(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S;
  if (value.N !== undefined) return Number(value.N);
  if (value.BOOL !== undefined) return value.BOOL;
  if (value.L !== undefined) return value.L.map(fromAttributeValue);
  if (value.M !== undefined) return fromItem(value.M);
  if (value.SS !== undefined) return value.SS;
  if (value.NS !== undefined) return value.NS.map(Number);
  if (value.B !== undefined) return value.B;
  if (value.BS !== undefined) return value.BS;
  return null;
}

export function fromItem(item: Item): Record<string, unknown> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, fromAttributeValue(value)]));
}

export function fromItemOrNull(item: Item | undefined): Record<string, unknown> | null {
  return item ? fromItem(item) : null;
}
