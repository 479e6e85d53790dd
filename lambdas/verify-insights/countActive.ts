import { enums } from '../../model/enums';
import { firstDay } from '../../model/periods/firstDay';
import { counterKey } from '../lib/insights/counterKey';
import type { Tally } from './Tally';

/**
 * Counts a person who was active on a day (`YYYY-MM-DD`): once for each of the current day, week and month
 * that contains that day.
 */
export function countActive(day: string, tally: Tally): void {
  for (const period of enums.InsightPeriod) {
    const first = firstDay(period, tally.to);
    if (day >= first && day <= tally.to) tally.add(counterKey('ACTIVE_USERS', first, period));
  }
}
