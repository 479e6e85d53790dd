import { enums } from '../../model/enums';
import { firstDay } from '../../model/periods/firstDay';
import { counterKey } from '../lib/insights/counterKey';
import type { Tally } from './Tally';

/** Adds a person to the current day, week and month, as far as the day (`YYYY-MM-DD`) is in them. */
export function countActive(day: string, tally: Tally): void {
  for (const period of enums.InsightPeriod) {
    const first = firstDay(period, tally.to);
    if (day >= first && day <= tally.to) tally.add(counterKey('ACTIVE_USERS', first, period));
  }
}
