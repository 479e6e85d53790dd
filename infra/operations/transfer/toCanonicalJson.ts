/** The names of the set types in DynamoDB's JSON. The order of the elements of a set has no meaning. */
const SETS = ['SS', 'NS', 'BS'];

function canonical(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const parts = value.map((part) => canonical(part));
    return SETS.includes(name) ? parts.toSorted() : parts;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, canonical(part, key)]));
}

/** Returns a row as JSON that is the same text for the same content: names and sets are sorted. */
export const toCanonicalJson = (row: object): string => JSON.stringify(canonical(row));
