import { fail } from '../fail';
import { isIdempotentRetry } from '../isIdempotentRetry';
import type { Item } from '../Item';

/** The record that is there, for the same caller repeating the same token; `Conflict` for anybody else. */
export function existingOrConflict(there: Item, sent: Item): Item {
  return isIdempotentRetry(there, sent) ? there : fail('Conflict', 'This record exists already.');
}
