import { daytime } from './daytime';
import type { Dice } from './Random';

/** An instant after `from` and before `to` (both ISO 8601), by day. */
export function between(dice: Dice, from: string, to: string): string {
  const start = Date.parse(from);
  return daytime(start + Math.floor(((Date.parse(to) - start) * dice.int(100, 950)) / 1000));
}
