import { createHash } from 'node:crypto';

/**
 * Returns a random number generator: a function that returns numbers from 0 (inclusive) to 1 (exclusive). The
 * same seed gives the same numbers on every machine. The algorithm is Tommy Ettinger's mulberry32 (public
 * domain).
 */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * A source of pseudo-random choices that are the same on every run. Each subject (a text, such as a person's
 * key) has its own sequence of choices.
 */
export class Random {
  private readonly next: () => number;

  constructor(subject: string) {
    this.next = mulberry32(createHash('sha256').update(subject).digest().readUInt32BE(0));
  }

  /**
   * Returns a random whole number from `least` to `most`, both inclusive, in steps of `step` from `least` on.
   */
  int(least: number, most: number, step = 1): number {
    return least + Math.floor(this.next() * (Math.floor((most - least) / step) + 1)) * step;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('Cannot pick from an empty list.');
    return chosen;
  }

  /** Returns `count` different elements of a list in random order; all of them if the list is shorter. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (rest.length > 0 && taken.length < count) {
      taken.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    }
    return taken;
  }
}
