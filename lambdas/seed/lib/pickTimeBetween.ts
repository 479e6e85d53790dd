import type { Random } from './Random';
import { toDaytime } from './toDaytime';

/** Returns a random time between `from` and `to` (ISO 8601) at which people are awake. */
export function pickTimeBetween(random: Random, from: string, to: string): string {
  const start = Date.parse(from);
  return toDaytime(start + Math.floor(((Date.parse(to) - start) * random.int(100, 950)) / 1000));
}
