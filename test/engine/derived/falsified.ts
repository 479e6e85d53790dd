const WORDS = ['name', 'title', 'displayName'];

/**
 * Returns a wrong value in place of the given one: no source record contains it, and where possible it has
 * the same type. In an object or a list, only one part is replaced.
 */
export function falsified(value: unknown): unknown {
  if (typeof value === 'number') return value + 7;
  if (typeof value === 'boolean') return !value;
  if (value instanceof Set) return new Set(['falsified']);
  if (Array.isArray(value))
    return value.length === 0 ? ['falsified'] : [falsified(value[0]), ...value.slice(1)];
  if (value === null || typeof value !== 'object') return 'falsified';
  const word = WORDS.find((each) => each in value) ?? Object.keys(value)[0] ?? 'name';
  return { ...value, [word]: 'falsified' };
}
