import { daytime } from './daytime';
import type { Random } from './Random';

/** An instant after `from` and before `to` (both ISO 8601), by day. */
export function between(random: Random, from: string, to: string): string {
  const start = Date.parse(from);
  return daytime(start + Math.floor(((Date.parse(to) - start) * random.int(100, 950)) / 1000));
}
