/** Returns the value if it is an array, and an empty array for everything else. */
export const asArray = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []) as Record<string, unknown>[];
