/** Returns a document as JSON with sorted fields, so that equal documents have equal texts. */
export const stableJson = (document: object): string =>
  JSON.stringify(document, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
