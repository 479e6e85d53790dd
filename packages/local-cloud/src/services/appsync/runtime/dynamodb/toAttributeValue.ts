/**
 * A value in the typed JSON of AppSync's DynamoDB requests. Unlike in DynamoDB's own JSON, numbers stay
 * numbers, and null is `{ NULL: null }`.
 */
export type TypedValue = Record<string, unknown>;

const SETS = ['SS', 'NS', 'BS'];

/**
 * Returns whether a value is a set that `util.dynamodb.toStringSet` or a similar function has already
 * converted.
 */
function isTypedSet(value: object): value is TypedValue {
  const [key, ...others] = Object.keys(value);
  return key !== undefined && others.length === 0 && SETS.includes(key);
}

/**
 * Converts each value of an object to the typed JSON of requests to a DynamoDB data source. Members that are
 * undefined are left out.
 */
export function toTypedMap(value: object): Record<string, TypedValue> {
  const typed: Record<string, TypedValue> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) typed[key] = toAttributeValue(member);
  }
  return typed;
}

/**
 * Emulates AppSync's `util.dynamodb.toDynamoDB`: converts a value to typed JSON. An array becomes a list, not
 * a set.
 */
export function toAttributeValue(value: unknown): TypedValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toAttributeValue) };
  if (typeof value === 'object') return isTypedSet(value) ? value : { M: toTypedMap(value) };
  throw new Error(`a ${typeof value} has no DynamoDB type`);
}
