/** Returns a value that the schema or the model declares as text; an empty text if it is missing. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
