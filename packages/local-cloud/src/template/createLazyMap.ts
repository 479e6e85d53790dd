/**
 * Returns a function that computes the value for a key at its first call, and returns the cached value
 * afterwards. It throws an error if the computation of a value needs this value itself.
 * @param what a noun for the values, used in the message of this error
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
