/** What a stored record must hold by what was acknowledged: one of these values of a field, or just to be there. */
interface Entry {
  table: string;
  pk: string;
  sk: string;
  field?: string;
  /** More than one after a write whose answer never came: either may be stored. */
  allowed: unknown[];
}

/** The acknowledged writes of a run. */
export class Ledger {
  acknowledged = 0;
  private readonly entries = new Map<string, Entry>();

  /**
   * Sends a write and remembers what it was meant to store.
   * @param send says whether it was acknowledged; a rejection is an answer that never came
   */
  async write(entry: Omit<Entry, 'allowed'>, value: unknown, send: () => Promise<boolean>): Promise<void> {
    const place = `${entry.table} ${entry.pk} ${entry.sk} ${entry.field ?? ''}`;
    const before = this.entries.get(place)?.allowed;
    // A first write may have come through without its answer: then there is nothing to compare yet.
    if (before) this.entries.set(place, { ...entry, allowed: [...before, value] });
    if (!(await send())) return;
    this.acknowledged += 1;
    this.entries.set(place, { ...entry, allowed: [value] });
  }

  /** Remembers a record whose address came with the answer. */
  stored(entry: Omit<Entry, 'allowed'>, value: unknown): void {
    this.acknowledged += 1;
    this.entries.set(`${entry.table} ${entry.pk} ${entry.sk} ${entry.field ?? ''}`, {
      ...entry,
      allowed: [value],
    });
  }

  /** What is not stored as it was acknowledged. */
  lost(find: (table: string, pk: string, sk: string) => Record<string, unknown> | undefined): string[] {
    return [...this.entries.values()].flatMap(({ table, pk, sk, field, allowed }) => {
      const row = find(table, pk, sk);
      if (row && (field === undefined || allowed.includes(row[field]))) return [];
      return [`${table} ${pk} ${sk} ${field ?? ''}: ${JSON.stringify(field ? row?.[field] : row)}`];
    });
  }
}
