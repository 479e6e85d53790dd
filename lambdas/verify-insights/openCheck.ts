import { addDays } from '../../model/periods/addDays';
import { countedSinceKey } from '../../model/insights/countedSinceKey';
import { insightCheckKey } from '../../model/insights/insightCheckKey';
import { InsightCheckLimits } from '../../model/limits/InsightCheckLimits';
import { japanDay } from '../../model/japanDay';
import { readCounts } from '../lib/insights/readCounts';
import { itemAt } from '../lib/itemAt';
import { type CheckProgress, checkProgress } from './CheckProgress';
import { env } from './needs';
import { startOf } from './startOf';
import { Tally } from './Tally';

/** Returns the first day that a check compares. */
async function firstComparedDay(today: string): Promise<string> {
  const since = String((await itemAt(env('INSIGHT_TABLE'), countedSinceKey))?.day ?? '');
  const earliest = addDays(today, -InsightCheckLimits.days);
  return since > earliest ? since : earliest;
}

/**
 * Returns the progress of the check that was paused today or, if there is none, the progress of a new check.
 * A check of an earlier day is not continued, because the records no longer show who was active on that day.
 */
export async function openCheck(now: Date): Promise<CheckProgress> {
  const today = japanDay(now.getTime());
  const packed = (await itemAt(env('INSIGHT_TABLE'), insightCheckKey))?.progress;
  if (packed) {
    const paused = checkProgress.unpack(String(packed));
    if (paused.to === today) return paused;
  }
  const from = await firstComparedDay(today);
  return {
    ...{ from, to: today, rows: 0, readUnits: 0 },
    before: checkProgress.ofCounts(await readCounts(from, today)),
    position: startOf(0) ?? { table: 0, segments: [] },
    tally: new Tally(from, today).toStored(),
  };
}
