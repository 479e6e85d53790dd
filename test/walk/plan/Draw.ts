/** Makes random choices that depend only on the seed. */
export class Draw {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a random whole number from 0 (inclusive) to `below` (exclusive). The algorithm is mulberry32. */
  number(below: number): number {
    this.state = (this.state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.number(items.length)]!;
  }

  /** Returns `count` different items chosen at random, in the order of the list. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    while (rest.length > count) rest.splice(this.number(rest.length), 1);
    return rest;
  }
}
