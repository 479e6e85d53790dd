import type { RecordKey } from '../../model/ids';

/**
 * What the records in the tables show about one counter: its lowest and its highest possible value, and the
 * number of events that certainly happened.
 */
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
 * Adds up, for each counter, the events that the records in the tables show. Events on other days than the
 * compared ones are left out. The size of a tally depends on the number of days, not on the number of
 * records.
 */
export class Tally {
  private readonly counts: Map<string, Bounds>;
  private readonly gone: Map<string, number>;
  private before: number;

  /**
   * Creates a tally for the compared days, which are the days (`YYYY-MM-DD`) from `from` to `to`.
   * @param stored what an earlier call has already counted for the same check
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

  /**
   * Adds events that certainly happened to a counter, by default one event. `value` is the sum of the numbers
   * that these events add to the counter.
   */
  add(key: RecordKey, value = 1, events = 1): void {
    this.change(key, { least: value, most: value, events });
  }

  /** Adds to a counter an event that may have happened: the record does not show whether it did. */
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

  /**
   * Returns how many accounts were erased on the day `day` or later. Their records no longer exist, so the
   * tables do not show what these people did.
   */
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
