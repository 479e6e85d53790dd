/** A cache of limited total size that removes its oldest entries first. */
export class SizedCache<Key, Value> {
  private readonly entries = new Map<Key, { value: Value; size: number }>();
  private size = 0;

  /** @param most how large all may be together, in whatever sizes are measured in */
  constructor(private readonly most: number) {}

  get(key: Key): Value | undefined {
    return this.entries.get(key)?.value;
  }

  /** A key that is already known stays as it is. */
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
