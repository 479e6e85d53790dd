/** Returns the value if it is an array, otherwise an empty array. */
export const asArray = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []) as Record<string, unknown>[];
