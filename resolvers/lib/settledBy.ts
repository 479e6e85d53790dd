import { fail } from './fail';
import { isRepeat } from './isRepeat';
import type { Item } from './Item';

/** The record that is there, for the same caller repeating the same token; `Conflict` for anybody else. */
export function settledBy(there: Item, sent: Item): Item {
  return isRepeat(there, sent) ? there : fail('Conflict', 'This record exists already.');
}
