/** A document as text that does not depend on the order in which its fields were written. */
export const stableJson = (document: object): string =>
  JSON.stringify(document, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
