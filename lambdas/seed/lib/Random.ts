import { createHash } from 'node:crypto';
import { mulberry32 } from './mulberry32';

/** Choices that look like chance and repeat on every run; each subject rolls its own. */
export class Random {
  private readonly next: () => number;

  constructor(subject: string) {
    this.next = mulberry32(createHash('sha256').update(subject).digest().readUInt32BE(0));
  }

  /** A whole number from `least` to `most`, both included; with `step`, a multiple of it above `least`. */
  int(least: number, most: number, step = 1): number {
    return least + Math.floor(this.next() * (Math.floor((most - least) / step) + 1)) * step;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new Error('Nothing to pick from.');
    return chosen;
  }

  /** `count` different elements (or all there are), in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const taken: T[] = [];
    while (rest.length > 0 && taken.length < count) {
      taken.push(...rest.splice(Math.floor(this.next() * rest.length), 1));
    }
    return taken;
  }
}
