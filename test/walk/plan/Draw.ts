/** Draws the same choices for the same seed. */
export class Draw {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** A number from 0 to `below`, without it (mulberry32). */
  number(below: number): number {
    this.state = (this.state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  one<Item>(items: readonly Item[]): Item {
    return items[this.number(items.length)]!;
  }

  /** This many different items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    while (rest.length > count) rest.splice(this.number(rest.length), 1);
    return rest;
  }
}
