/**
 * Returns a function that computes the value for a key when it is first needed, and caches it.
 * @param what names the values in the error about a circular reference
 */
export function createLazyMap<T>(what: string, compute: (key: string) => T): (key: string) => T {
  const values = new Map<string, T>();
  const underway = new Set<string>();
  return (key) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    if (underway.has(key)) throw new Error(`the ${what} ${key} depends on itself`);
    underway.add(key);
    try {
      const value = compute(key);
      values.set(key, value);
      return value;
    } finally {
      underway.delete(key);
    }
  };
}
