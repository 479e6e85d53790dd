/**
 * The expected state of a stored record after the acknowledged writes: one of these values of a field, or
 * existence.
 */
interface Entry {
  table: string;
  pk: string;
  sk: string;
  field?: string;
  /** More than one after a write without an answer: either may be stored. */
  allowed: unknown[];
}

/** The acknowledged writes of a run. */
export class Ledger {
  acknowledged = 0;
  private readonly entries = new Map<string, Entry>();

  /**
   * Sends a write and records what it should store.
   * @param send resolves to whether it was acknowledged; a rejection means that no answer came
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

  /** Records an item whose key came with the answer. */
  stored(entry: Omit<Entry, 'allowed'>, value: unknown): void {
    this.acknowledged += 1;
    this.entries.set(`${entry.table} ${entry.pk} ${entry.sk} ${entry.field ?? ''}`, {
      ...entry,
      allowed: [value],
    });
  }

  /** The acknowledged writes that are not stored. */
  lost(find: (table: string, pk: string, sk: string) => Record<string, unknown> | undefined): string[] {
    return [...this.entries.values()].flatMap(({ table, pk, sk, field, allowed }) => {
      const row = find(table, pk, sk);
      if (row && (field === undefined || allowed.includes(row[field]))) return [];
      return [`${table} ${pk} ${sk} ${field ?? ''}: ${JSON.stringify(field ? row?.[field] : row)}`];
    });
  }
}
