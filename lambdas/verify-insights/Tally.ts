import type { RecordKey } from '../../model/ids';

/** What the tables show of one counter: between which bounds its value is, and how many events it has at least. */
export interface Bounds {
  least: number;
  most: number;
  events: number;
}

export interface StoredTally {
  counts: Record<string, Bounds>;
  gone: Record<string, number>;
  usersBefore: number;
}

const none: Bounds = { least: 0, most: 0, events: 0 };

/**
 * The events that the records of the tables show, added up by counter. Its size depends on the number of days, not on
 * the number of records. Events outside of the compared days are left out.
 */
export class Tally {
  private readonly counts: Map<string, Bounds>;
  private readonly gone: Map<string, number>;
  private before: number;

  /**
   * @param from the first compared day (`YYYY-MM-DD`), and `to` the last one
   * @param stored what an earlier part of the same check has counted
   */
  constructor(
    readonly from: string,
    readonly to: string,
    stored: StoredTally = { counts: {}, gone: {}, usersBefore: 0 },
  ) {
    this.counts = new Map(Object.entries(stored.counts));
    this.gone = new Map(Object.entries(stored.gone));
    this.before = stored.usersBefore;
  }

  has(day: string): boolean {
    return day >= this.from && day <= this.to;
  }

  /** Adds events that certainly happened, by default one. `value` is the sum of what they add to the counter. */
  add(key: RecordKey, value = 1, events = 1): void {
    this.change(key, { least: value, most: value, events });
  }

  /** Adds an event that may have happened: the record does not show whether it did. */
  addPossible(key: RecordKey): void {
    this.change(key, { least: 0, most: 1, events: 0 });
  }

  /** Adds an account that was created before the first compared day. */
  addEarlierUser(): void {
    this.before += 1;
  }

  addErasure(day: string): void {
    this.gone.set(day, this.erasedOn(day) + 1);
  }

  of({ pk, sk }: RecordKey): Bounds {
    return this.counts.get(`${pk}/${sk}`) ?? none;
  }

  /** The number of existing accounts that were created before the first compared day. */
  get earlierUsers(): number {
    return this.before;
  }

  erasedOn(day: string): number {
    return this.gone.get(day) ?? 0;
  }

  /** Returns how many accounts were erased on a day or later: their records show nothing any more. */
  erasedSince(day: string): number {
    return [...this.gone].reduce((sum, [each, count]) => sum + (each >= day ? count : 0), 0);
  }

  toStored(): StoredTally {
    return {
      counts: Object.fromEntries(this.counts),
      gone: Object.fromEntries(this.gone),
      usersBefore: this.before,
    };
  }

  private change(key: RecordKey, { least, most, events }: Bounds): void {
    if (!this.has(key.sk)) return;
    const sum = this.of(key);
    this.counts.set(`${key.pk}/${key.sk}`, {
      least: sum.least + least,
      most: sum.most + most,
      events: sum.events + events,
    });
  }
}
