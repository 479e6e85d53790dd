import type { Random } from './Random';
import { toDaytime } from './toDaytime';

/** Returns a random time between two times (all in ISO 8601), moved to the daytime in Japan. */
export function pickTimeBetween(random: Random, from: string, to: string): string {
  const start = Date.parse(from);
  return toDaytime(start + Math.floor(((Date.parse(to) - start) * random.int(100, 950)) / 1000));
}
