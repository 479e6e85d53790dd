import { count } from '../metrics/count';
import { countedOf } from '../metrics/countedOf';
import { firstReply } from '../metrics/firstReply';
import type { Reaction } from '../Reaction';

/** A stream keeps a day. What happened before is no news: it was seeded or restored, and is not counted anew. */
const LATELY_MS = 2 * 86_400_000;

/** Keeps the counters that the insights are computed from. */
export const countMetrics: Reaction = async (change) => {
  const { after } = change;
  const at = after?.__typename === 'LastVisitDay' ? after.day : (after?.updatedAt ?? after?.createdAt);
  if (after && Date.now() - Date.parse(String(at)) > LATELY_MS) return;
  for (const counted of [...countedOf(change), ...(await firstReply(change))]) await count(counted);
};
