import { addDays } from '../../model/periods/addDays';
import { counterKey } from '../lib/insights/counterKey';
import type { Counts } from '../lib/insights/Counts';
import type { Tally } from './Tally';

/**
 * Returns how many accounts there were at the end of a day: those that still exist, and those that were
 * erased later. Accounts that were both created and erased after that day do not count. Their number is the
 * difference between the counter of new accounts, which includes them, and the accounts that still exist.
 */
export function countUsers(tally: Tally, counts: Counts, day: string): number {
  let existing = tally.earlierUsers;
  for (let each = tally.from; each <= day; each = addDays(each, 1))
    existing += tally.of(counterKey('NEW_USERS', each)).least;
  let erased = 0;
  for (let each = addDays(day, 1); each <= tally.to; each = addDays(each, 1)) {
    const key = counterKey('NEW_USERS', each);
    const joined = counts.get(key.pk)?.get(each)?.value ?? 0;
    erased += tally.erasedOn(each) - (joined - tally.of(key).least);
  }
  return existing + erased;
}
