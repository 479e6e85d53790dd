/** The rows of what should be a list of them; nothing for anything else. */
export const asArray = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []) as Record<string, unknown>[];
