/**
 * An expectation that follows from the acknowledged writes. Without `field`, a record must exist; with
 * `field`, that field of the record must have one of the allowed values.
 */
interface Entry {
  table: string;
  pk: string;
  sk: string;
  field?: string;
  /**
   * The values that the field may have. If a write got no response, it may or may not have been stored, so
   * there are several.
   */
  allowed: unknown[];
}

/** Remembers the acknowledged writes of a run, and finds those that are not stored. */
export class Ledger {
  acknowledged = 0;
  private readonly entries = new Map<string, Entry>();

  /**
   * Sends a write and remembers what it should store: `value`, in the record or field of `entry`.
   * @param send resolves to whether the write was acknowledged; rejects when no response came
   */
  async write(entry: Omit<Entry, 'allowed'>, value: unknown, send: () => Promise<boolean>): Promise<void> {
    const place = `${entry.table} ${entry.pk} ${entry.sk} ${entry.field ?? ''}`;
    const before = this.entries.get(place)?.allowed;
    // A first write may have been stored without an answer: then there is nothing to compare yet.
    if (before) this.entries.set(place, { ...entry, allowed: [...before, value] });
    if (!(await send())) return;
    this.acknowledged += 1;
    this.entries.set(place, { ...entry, allowed: [value] });
  }

  /** Remembers an acknowledged write that has already been sent. */
  stored(entry: Omit<Entry, 'allowed'>, value: unknown): void {
    this.acknowledged += 1;
    this.entries.set(`${entry.table} ${entry.pk} ${entry.sk} ${entry.field ?? ''}`, {
      ...entry,
      allowed: [value],
    });
  }

  /** Returns a line for each acknowledged write that is not stored. */
  lost(find: (table: string, pk: string, sk: string) => Record<string, unknown> | undefined): string[] {
    return [...this.entries.values()].flatMap(({ table, pk, sk, field, allowed }) => {
      const row = find(table, pk, sk);
      if (row && (field === undefined || allowed.includes(row[field]))) return [];
      return [`${table} ${pk} ${sk} ${field ?? ''}: ${JSON.stringify(field ? row?.[field] : row)}`];
    });
  }
}
