import type { Item } from './Item';

/** Was the record that is there made by this very request: by the same caller, with the same token? */
export function isIdempotentRetry(there: Item, sent: Item): boolean {
  return !!sent.createToken && there.createToken === sent.createToken && there.createdBy === sent.createdBy;
}
