/** A cache with a limited total size. When the limit is exceeded, the oldest entries are removed. */
export class SizedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; size: number }>();
  private size = 0;

  /**
   * Creates an empty cache.
   * @param most maximum total size of the entries, in the same unit as the sizes that are passed to `keep`
   */
  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    return this.entries.get(key)?.value;
  }

  /**
   * Adds a value to the cache and returns it. If there already is an entry with this key, the cache does not
   * change, but the new value is returned.
   */
  keep(key: Key, value: Value, size: number): Value {
    if (this.entries.has(key)) return value;
    this.entries.set(key, { value, size });
    this.size += size;
    for (const [oldest, entry] of this.entries) {
      if (this.size <= this.most) break;
      this.entries.delete(oldest);
      this.size -= entry.size;
    }
    return value;
  }
}
