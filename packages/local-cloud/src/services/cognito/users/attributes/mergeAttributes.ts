/** Merges changes into a user's attributes. An attribute whose new value is empty is removed. */
export const mergeAttributes = (
  before: Record<string, string>,
  changes: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
