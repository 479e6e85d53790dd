/** DynamoDB's typed JSON as AppSync writes it: numbers stay numbers, null is `{ NULL: null }`. */
export type TypedValue = Record<string, unknown>;

const SETS = ['SS', 'NS', 'BS'];

/** A set made by `toStringSet` and its siblings is passed through as it is. */
function isTypedSet(value: object): value is TypedValue {
  const [key, ...others] = Object.keys(value);
  return key !== undefined && others.length === 0 && SETS.includes(key);
}

/** The map's values, each typed; undefined ones are left out. */
export function toTypedMap(value: object): Record<string, TypedValue> {
  const typed: Record<string, TypedValue> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) typed[key] = toAttributeValue(member);
  }
  return typed;
}

/** `util.dynamodb.toDynamoDB`: lists never become sets. */
export function toAttributeValue(value: unknown): TypedValue {
  if (value === null || value === undefined) return { NULL: null };
  if (typeof value === 'string') return { S: value };
  if (typeof value === 'number') return { N: value };
  if (typeof value === 'boolean') return { BOOL: value };
  if (Array.isArray(value)) return { L: value.map(toAttributeValue) };
  if (typeof value === 'object') return isTypedSet(value) ? value : { M: toTypedMap(value) };
  throw new Error(`a ${typeof value} has no DynamoDB type`);
}
