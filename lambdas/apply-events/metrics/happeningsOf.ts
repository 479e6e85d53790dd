import type { Change } from '../Change';
import type { Counted } from './Counted';
import { countedOf } from './countedOf';
import { firstReply } from './firstReply';

/** A stream keeps a day. What happened before is no news: it was seeded or restored, and is not counted again. */
const LATELY_MS = 2 * 86_400_000;

/** What a change counts for in the counters that the insights are computed from. */
export async function happeningsOf(change: Change): Promise<Counted[]> {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > LATELY_MS) return [];
  return [...countedOf(change), ...(await firstReply(change))];
}
