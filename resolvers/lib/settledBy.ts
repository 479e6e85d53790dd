import { fail } from './fail';
import type { Item } from './Item';

/** The record that is there, for the same caller repeating the same token; `Conflict` for anybody else. */
export function settledBy(there: Item, sent: Item): Item {
  const isRepeat =
    sent.createToken && there.createToken === sent.createToken && there.createdBy === sent.createdBy;
  return isRepeat ? there : fail('Conflict', 'This record exists already.');
}
