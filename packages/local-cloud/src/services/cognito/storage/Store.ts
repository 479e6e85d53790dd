import type { Change, Collections } from './Collections';
import type { Journal } from './Journal';

export type Tables = { [C in keyof Collections]: Map<string, Collections[C]> };

/** The records of the Cognito emulation, in memory. `commit` appends their changes to a journal file. */
export class Store {
  private changes: Change[] = [];

  constructor(
    private readonly tables: Tables,
    private readonly journal: Journal,
  ) {}

  get<C extends keyof Collections>(collection: C, key: string): Collections[C] | undefined {
    return this.tables[collection].get(key);
  }

  all<C extends keyof Collections>(collection: C): Collections[C][] {
    return [...this.tables[collection].values()];
  }

  put<C extends keyof Collections>(collection: C, key: string, value: Collections[C]): void {
    this.tables[collection].set(key, value);
    this.changes.push([collection, key, value] as Change);
  }

  remove(collection: keyof Collections, key: string): void {
    if (this.tables[collection].delete(key)) this.changes.push([collection, key, null]);
  }

  /**
   * Writes the changes since the previous call to disk, as one line of the journal. After a crash, therefore,
   * either all or none of them are there.
   */
  commit(): Promise<void> {
    if (this.changes.length > 0) this.journal.append(this.changes);
    this.changes = [];
    return this.journal.flush();
  }

  async close(): Promise<void> {
    const committed = this.commit();
    await this.journal.close();
    await committed;
  }
}
