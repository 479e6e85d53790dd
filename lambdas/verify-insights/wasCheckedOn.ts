import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { japanDay } from '../../model/japanDay';
import { itemAt } from '../lib/itemAt';
import { env } from './needs';

/** Returns whether the latest check was completed on the day (in Japan) of the given time. */
export async function wasCheckedOn(now: Date): Promise<boolean> {
  const check = await itemAt(env('INSIGHT_TABLE'), insightCheckKey);
  if (check?.state !== 'DONE' || !check.finishedAt) return false;
  return japanDay(Date.parse(String(check.finishedAt))) === japanDay(now.getTime());
}
