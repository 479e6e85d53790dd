import type { Caller } from '../../../model/access';
import type { Item } from '../../lib/Item';

/** An engagement as one of its parties sees it: whose the record is, is its talent's to know. */
export function engagementFor(engagement: Item, who: Caller): Item {
  return who.isAdmin || engagement.userId === who.sub ? engagement : { ...engagement, owners: null };
}
